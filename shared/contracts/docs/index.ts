export * from './documents.ts'
export * from './downloads.ts'
export * from './uploadedDocuments.ts'
export * from './uploads.ts'
