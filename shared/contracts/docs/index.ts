export * from './documents.ts'
export * from './downloads.ts'
