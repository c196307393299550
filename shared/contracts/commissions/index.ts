export * from './account.ts'
export * from './agreements.ts'
export * from './payments.ts'
export * from './statements.ts'
