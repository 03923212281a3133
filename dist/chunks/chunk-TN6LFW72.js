import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var INDEX_FILE="index.json",RESULTS_FILE="results.json",PROBLEM_FILE="problem.txt",CONFIRMATION_FOLDER="confirmation",LOGS_FOLDER="logs",MEASURING_FOLDER="measuring",TRIALS_FOLDER="trials";function trialFile(index){return`${String(index).padStart(4,"0")}.ndjson`}var TRIAL_FILE=/^[0-9]{4,7}\.ndjson$/,LEFT_BEHIND=/^\.tmp-/;export{INDEX_FILE,RESULTS_FILE,PROBLEM_FILE,CONFIRMATION_FOLDER,LOGS_FOLDER,MEASURING_FOLDER,TRIALS_FOLDER,trialFile,TRIAL_FILE,LEFT_BEHIND};
