import { describe, expect, it, vi } from 'vitest'
import type { State } from '#functions/_platform/storage/definition.ts'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { saidAnew } from '#functions/_platform/storage/untold.ts'
import { namingRecords } from '#functions/auth/privacy/named.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { erasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import { contactPseudonymOf } from '#shared/domain/identity/privacy.ts'
import { keptStates } from '#tests/kept/states.ts'

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')

/** Kinds whose states have addresses and are not found by them, each with why that is so. */
const others: Readonly<Record<string, string>> = {
  accessReview: 'users, found by the organizations they work in',
  agentLicense: 'found by the address of a group of its own',
  bulkUpload: 'an agent of an agency’s',
  invitation: 'expires; the place it leads to is found',
  leaver: 'found by a list of its own',
  link: 'expires',
  mail: 'expires in a day, emptied as it is sent',
  privacyRequest: 'the person’s own',
  user: 'users',
  workflow: 'expires',
}

const address = /[^\s"@<>]+@[^\s"@<>]+\.\w+/

const statesOf = (definition: (typeof kinds)[number]): readonly State[] =>
  (keptStates(definition.kind, versionOf(definition)) ?? []).map(({ state }) => state)

it('whatever kind of record has an address is found by it, or says why not', () => {
  const unfound = kinds.filter(
    (definition) =>
      definition.names === undefined && statesOf(definition).some((state) => address.test(JSON.stringify(state))),
  )
  expect(unfound.map(({ kind }) => kind)).toEqual(Object.keys(others))
})

it('whoever asks for their data is looked for in all that name people', () => {
  const naming = kinds.filter(({ names }) => names !== undefined).map(({ kind }) => kind)
  expect(namingRecords.map(({ definition }) => definition.kind).sort()).toEqual(naming)
})

describe.each(namingRecords.map(({ definition }) => [definition.kind, definition] as const))('%s', (_, definition) => {
  const named = statesOf(definition).flatMap((state) =>
    (definition.names ?? []).flatMap((naming) =>
      naming.people(state).map(({ email }) => ({ state, email, isProof: naming.isProof === true })),
    ),
  )

  it('names nobody any more who was erased, but in what is proof', () => {
    const anew = { ...contactPseudonymOf('prq_1'), email: erasedAddress('prq_1'), phone: '' }
    for (const { state, email } of named.filter(({ isProof }) => !isProof)) {
      const after = saidAnew(definition, state, { email, anew, isUntold: true })
      const left = (definition.names ?? []).filter((each) => each.people(after).some((one) => one.email === email))
      expect(left.filter(({ isProof }) => !isProof)).toEqual([])
      expect(left.length).toBe(
        (definition.names ?? []).filter((each) => each.isProof && each.people(state).some((one) => one.email === email))
          .length,
      )
    }
  })
})
