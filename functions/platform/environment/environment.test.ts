import { beforeAll, describe, expect, it } from 'vitest'
import { getConsoleVersion, getEnvironment } from '#shared/contracts/platform/index.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handler } from '../index.ts'

const anyone = callerOf(handler)(undefined)

beforeAll(() => {
  process.env.PALISADE_REGION = 'uk'
})

describe('what the web app asks before anybody has signed in', () => {
  it('is told the region, its locale, flags and support contacts', async () => {
    expect(await anyone(getEnvironment, {})).toMatchObject({
      ok: true,
      value: { region: 'uk', locale: 'en-GB', supportContact: { email: expect.stringContaining('@') } },
    })
  })

  it('is told the version that is deployed', async () => {
    expect(await anyone(getConsoleVersion, {})).toMatchObject({ ok: true, value: { version: expect.any(String) } })
  })
})
