export { readCsv } from './reading/readCsv.ts'
