/** What a firmware vendor or product says of itself; the way systemd-detect-virt(1) goes about it. */
const FIRMWARE: readonly (readonly [RegExp, string])[] = [
  [/amazon ec2/i, "amazon"],
  [/google compute engine|^google$/im, "google"],
  [/microsoft corporation|virtual machine/i, "microsoft"],
  [/vmware/i, "vmware"],
  [/virtualbox|innotek/i, "oracle"],
  [/apple virtualization/i, "apple"],
  [/kvm/i, "kvm"],
  [/qemu/i, "qemu"],
  [/xen/i, "xen"],
];

/**
 * @param read a file below the root, or `undefined` where it can't be read
 * @returns like `kvm`, `microsoft, container`; `undefined` for bare metal or where nothing tells
 */
export function detectVirtualization(
  read: (path: string) => string | undefined,
  exists: (path: string) => boolean,
): string | undefined {
  const found = [machine(read), container(read, exists)].filter((kind) => kind !== undefined);
  return found.length === 0 ? undefined : found.join(", ");
}

function machine(read: (path: string) => string | undefined): string | undefined {
  if (/microsoft/i.test(read("proc/sys/kernel/osrelease") ?? "")) return "wsl";
  const firmware = ["product_name", "sys_vendor", "board_vendor", "bios_vendor"]
    .map((name) => read(`sys/class/dmi/id/${name}`) ?? "")
    .join("\n");
  const known = FIRMWARE.find(([pattern]) => pattern.test(firmware));
  if (known !== undefined) return known[1];
  const hypervisor = read("sys/hypervisor/type")?.trim();
  if (hypervisor !== undefined && hypervisor !== "") return hypervisor;
  return /^flags\s*:.*\bhypervisor\b/m.test(read("proc/cpuinfo") ?? "") ? "vm" : undefined;
}

function container(
  read: (path: string) => string | undefined,
  exists: (path: string) => boolean,
): string | undefined {
  if (exists(".dockerenv") || exists("run/.containerenv")) return "container";
  return /\b(docker|kubepods|containerd|lxc)\b/.test(read("proc/1/cgroup") ?? "") ? "container" : undefined;
}
