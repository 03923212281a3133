import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { LinuxHost } from "./linux-host.js";

/** A root folder with these files, as a kernel would show them. */
function withRoot(files: Readonly<Record<string, string>>, run: (root: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), "host-"));
  try {
    for (const [path, text] of Object.entries(files)) put(root, path, text);
    run(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function put(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const stat = (user: number, idle: number, steal: number): string =>
  `cpu  ${user} 0 0 ${idle} 0 0 0 ${steal} 0 0\ncpu0 1 2 3\n`;

test("shares are differences between the two readings", () => {
  withRoot(
    { "proc/stat": stat(100, 100, 50), "proc/pressure/cpu": "some avg10=0.00 total=1000\n" },
    (root) => {
      const watch = new LinuxHost({}, root).watch();
      put(root, "proc/stat", stat(130, 150, 70));
      put(root, "proc/pressure/cpu", "some avg10=0.00 total=1000\nfull avg10=0.00 total=9\n");
      expect(watch.finish()).toMatchObject({ stealShare: 0.2, cpuPressureShare: 0 });
    },
  );
});

test("what can't be read is absent", () => {
  withRoot({}, (root) => {
    const reading = new LinuxHost({}, root).watch().finish();
    expect(reading).toMatchObject({ stealShare: undefined, cpuPressureShare: undefined, cpuMhz: undefined });
    expect(new LinuxHost({}, root).info()).toMatchObject({
      governor: undefined,
      image: undefined,
      virtualization: undefined,
    });
  });
});

test("frequency comes from cpufreq, or else from cpuinfo", () => {
  withRoot({ "proc/cpuinfo": "cpu MHz\t\t: 2000.000\ncpu MHz\t\t: 3000.0\n" }, (root) => {
    expect(new LinuxHost({}, root).watch().finish().cpuMhz).toBe(2500);
    put(root, "sys/devices/system/cpu/cpu0/cpufreq/scaling_cur_freq", "1800000\n");
    expect(new LinuxHost({}, root).watch().finish().cpuMhz).toBe(1800);
  });
});

test.each([
  [{ "sys/class/dmi/id/sys_vendor": "Amazon EC2\n" }, "amazon"],
  [
    {
      "sys/class/dmi/id/sys_vendor": "Microsoft Corporation\n",
      "sys/class/dmi/id/product_name": "Virtual Machine\n",
    },
    "microsoft",
  ],
  [{ "sys/class/dmi/id/product_name": "KVM\n", ".dockerenv": "" }, "kvm, container"],
  [{ "proc/cpuinfo": "flags\t\t: fpu hypervisor lahf_lm\n" }, "vm"],
  [{ "proc/sys/kernel/osrelease": "5.15.0-microsoft-standard-WSL2\n" }, "wsl"],
  [{ "sys/class/dmi/id/sys_vendor": "Dell Inc.\n" }, undefined],
])("virtualization of %j is %s", (files, expected) => {
  withRoot(files, (root) => {
    expect(new LinuxHost({}, root).info().virtualization).toBe(expected);
  });
});

test("the fingerprint follows the runner image and is the same when asked twice", () => {
  const on = (version: string): string =>
    new LinuxHost({ ImageOS: "ubuntu24", ImageVersion: version }).info().fingerprint;
  expect(on("20261103.1.0")).toBe(on("20261103.1.0"));
  expect(on("20261103.1.0")).not.toBe(on("20261110.1.0"));
  expect(on("1")).toMatch(/^[0-9a-f]{64}$/);
});
