export * from './uploads.ts'
