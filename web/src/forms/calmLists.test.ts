import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { expect, it } from 'vitest'
import { calmLists } from './calmLists.ts'

interface Values {
  items: { name: string; city: string }[]
}
const required = { type: 'invalid_type', message: 'Required' }
const blank = { name: '', city: '' }
const asked = (errors: object, names: ResolverOptions<Values>['names'], known?: unknown, fields = {}) =>
  calmLists<Values, Values>(
    () => ({ values: {}, errors: errors as FieldErrors<Values> }),
    () => known,
  )({ items: [blank, blank] }, undefined, { names, fields, shouldUseNativeValidation: undefined })
const bothRed = { items: { 0: { name: required, city: required }, 1: { name: required, city: required } } }

it('nothing of an entry is wrong because the entry was added', async () => {
  expect((await asked(bothRed, ['items'])).errors).toEqual({})
})

it('what was wrong in another entry stays so while it is', async () => {
  const { errors } = await asked(bothRed, ['items'], [{ city: { ...required, ref: {} } }])
  expect(errors).toEqual({ items: [{ city: required }] })
  expect((await asked({}, ['items'], [{ city: required }])).errors).toEqual({})
})

it('a list may itself be wrong, and all of it is looked at when the form is sent or a field is left', async () => {
  const few = { items: { type: 'too_small', message: 'At least 3' } }
  expect((await asked(few, ['items'])).errors).toEqual(few)
  expect((await asked(bothRed, ['items.0.name', 'items.0.city'])).errors).toEqual(bothRed)
  expect((await asked(bothRed, ['items.0.name'])).errors).toEqual(bothRed)
  expect((await asked(bothRed, ['items'], undefined, { items: { name: 'items' } })).errors).toEqual(bothRed)
})
