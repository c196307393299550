export * from './accumulation.ts'
export * from './disputes.ts'
export * from './risk.ts'
export * from './screenings.ts'
