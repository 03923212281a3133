/** A small seeded generator (sfc32), so that every run is drawn the same way on every machine. */
export class Prng {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** @param name anything; equal names give equal draws */
  constructor(name: string) {
    // FNV-1a, three times with different starts.
    const hash = (start: number): number => {
      let h = start;
      for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
      return h | 0;
    };
    this.a = hash(0x811c9dc5);
    this.b = hash(0x9e3779b9);
    this.c = hash(0x85ebca6b);
    for (let i = 0; i < 16; i++) this.word();
  }

  /** Uniform in [0, 1). */
  next(): number {
    return (this.word() >>> 0) / 4294967296;
  }

  /** Uniform in 0 … below − 1. */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  private word(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t;
  }
}
