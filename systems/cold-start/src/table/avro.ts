import { createHash } from "node:crypto";
import avro from "avsc";

/**
 * Records as an Avro object container file. The sync marker comes from the schema, so that the same records
 * are the same bytes.
 *
 * @param metadata further entries of the header, as Iceberg wants them
 */
export async function writeAvro(
  schema: object,
  records: readonly object[],
  metadata: Readonly<Record<string, string>>,
): Promise<Buffer> {
  // The schema and not a parsed type: avsc then writes it as it stands, with Iceberg's field-ids.
  const encoder = new avro.streams.BlockEncoder(
    schema as avro.Schema,
    {
      codec: "null",
      metadata: Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, Buffer.from(value)])),
      syncMarker: createHash("md5").update(JSON.stringify(schema)).digest(),
    } as object,
  );
  const chunks: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    encoder.on("end", resolve);
    encoder.on("error", reject);
  });
  for (const record of records) encoder.write(record);
  encoder.end();
  await ended;
  return Buffer.concat(chunks);
}
