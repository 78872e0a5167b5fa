export { freeze } from './freeze';
export { newReport, type MissingText, type Params, type Report } from './report';
export { anyOptions, conform, type ConformanceRun } from './run';
