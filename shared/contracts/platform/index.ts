export * from './environment.ts'
