export * from './risk.ts'
