import type { UseFormReturn } from 'react-hook-form'
import { expect, it } from 'vitest'
import { Problem } from '../api/problem.ts'
import { placeProblem } from './placeProblem.ts'

it('says all that is wrong with a field at once, and leaves what no field takes to the form', () => {
  const said: Record<string, string | undefined> = {}
  const form = {
    setError: (name: string, { message }: { readonly message?: string }) => {
      said[name] = message
    },
  } as unknown as UseFormReturn<Record<string, string>> // all that is used of it
  const refused = (errors: Problem['errors']) => new Problem({ status: 400, errors })
  const both = [
    { path: 'password', detail: 'Must be minimum 8 characters' },
    { path: 'password', detail: 'Must not be a commonly used password' },
  ]
  expect(placeProblem(form, new Set(['password']), refused(both))).toBeUndefined()
  expect(said).toEqual({ password: 'Must be minimum 8 characters, Must not be a commonly used password' })
  const more = refused([...both, { path: 'elsewhere', detail: 'is wrong' }])
  expect(placeProblem(form, new Set(['password']), more)).toBe(more)
})
