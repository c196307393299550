export * from './calculator.ts'
export * from './catalogue.ts'
export * from './presets.ts'
export * from './rules.ts'
