import type { FieldErrors } from 'react-hook-form'
import { fieldWords } from '../api/messageOf.ts'
import { Problem } from '../api/problem.ts'

interface Complaint {
  readonly name: string
  readonly message: string
}

const complaintsIn = (node: unknown, path: readonly string[]): readonly Complaint[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && typeof node.type === 'string')
    return [
      { name: path.join('.'), message: 'message' in node && typeof node.message === 'string' ? node.message : '' },
    ]
  return Object.entries(node).flatMap(([key, each]) => complaintsIn(each, [...path, key]))
}

/**
 * What a form's schema refuses and no field of the form says: without it a form that asks for something it has no field for
 * would not be sent and not say why. Undefined when the fields say it all.
 */
export const strayProblem = (errors: FieldErrors, names: { has(name: string): boolean }): Problem | undefined => {
  const strays = complaintsIn(errors, []).filter(({ name }) => !names.has(name))
  if (strays.length === 0) return undefined
  const said = strays.map(({ name, message }) => (name === 'root' ? message : `${fieldWords(name)}: ${message}`))
  return new Problem({ status: 400, code: 'request.invalid', errors: said.map((detail) => ({ detail })) })
}
