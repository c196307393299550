export * from './account.ts'
export * from './payments.ts'
export * from './statements.ts'
