export * from './disputes.ts'
export * from './risk.ts'
