import { avroMetadata } from "icebird/src/avro/avro.metadata.js";
import { avroRead } from "icebird/src/avro/avro.read.js";
import { LoadFailure } from "../../state/errors.js";

/** Records of an Avro object container file. @throws LoadFailure `malformed` */
export function readAvro<T>(bytes: ArrayBuffer, where: string): T[] {
  try {
    const reader = { view: new DataView(bytes), offset: 0 };
    const { metadata, syncMarker } = avroMetadata(reader);
    return avroRead({ reader, metadata, syncMarker }) as T[];
  } catch (error) {
    throw new LoadFailure("malformed", `${where} is no Avro file: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
