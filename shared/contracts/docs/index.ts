export * from './documents.ts'
export * from './downloads.ts'
export * from './uploads.ts'
