/**
 * `asv run` in a copy of a commit. asv itself checks commits out of a repository, builds each into an environment, and asks
 * a person about the machine; what measures an installed package (`existing`) keeps results only for a commit of a
 * repository. So it gets one of its own with an empty commit, and its configuration and results are in the folder of the
 * trial. It ends with 2 where a benchmark failed: those are in the results.
 *
 * Lines of Python without blocks, so that they may stand in one; docs/importing.md shows them as a file.
 */
export const ASV_LINES: readonly string[] = [
  "import json, os, subprocess, sys",
  "from asv import util",
  'os.environ["HOME"] = work = os.environ["LATENCY_GATE_WORK_DIR"]',
  "path = os.path.abspath(sys.argv[1])",
  "conf = util.load_json(path, js_comments=True)",
  'folder = os.path.join(os.path.dirname(path), conf.get("benchmark_dir", "benchmarks"))',
  'conf.update(benchmark_dir=folder, results_dir="results", env_dir="env", environment_type="existing")',
  'conf.update(repo="repo", dvcs="git", branches=["HEAD"], matrix={}, include=[], exclude=[])',
  "os.chdir(work)",
  'json.dump(conf, open("asv.conf.json", "w"))',
  'json.dump({"gate": {"machine": "gate"}, "version": 1}, open(".asv-machine.json", "w"))',
  'git = ["git", "-C", "repo", "-c", "user.name=asv", "-c", "user.email=asv@localhost"]',
  'os.mkdir("repo")',
  'subprocess.check_call([*git, "init", "--quiet"])',
  'subprocess.check_call([*git, "commit", "--quiet", "--allow-empty", "--message=measured"])',
  'run = [sys.executable, "-m", "asv", "run", "-E", "existing:same", "--machine=gate"]',
  'run += ["--set-commit-hash=HEAD", "--record-samples", *sys.argv[2:]]',
  "code = subprocess.call(run)",
  "sys.exit(0 if code == 2 else code)",
];

export const ASV_PROGRAM = ASV_LINES.join("; ");
