import type { Definition } from '#functions/_platform/storage/definition.ts'
import { type VerifyOptions, verifyRows } from '#functions/_platform/storage/verify/verifyRows.ts'

/** Holds all rows of one kind against its records. */
export const verifyKind = (definition: Definition, options: Omit<VerifyOptions, 'cursor'> = {}) =>
  verifyRows([definition], { ...options, only: definition.kind })
