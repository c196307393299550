import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startParameters } from '#cdk/local/emulators/parameters/parameters.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const { getConsoleVersion, getDeploymentTime, getEnvironment, getPublicConfig, getTranslations } = contracts
const anyone = callerOf(handler)(undefined)
const directory = scratchFolder()

let parameters: Awaited<ReturnType<typeof startParameters>>
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  parameters = await startParameters({ directory, regions: ['uk'] })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SSM: parameters.url,
    AWS_REGION: 'eu-west-2',
    LOCALES_FOLDER: join(import.meta.dirname, '../../../web/public/locales'),
    PALISADE_DEPLOYED_AT: '2026-11-20T12:00:00.000Z',
    PALISADE_REGION: 'uk',
  })
})
afterAll(async () => {
  await parameters.stop()
  await table.stop()
})
let time = Date.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: time }))
afterEach(() => void vi.useRealTimers())

/** Time enough for the platform to look again. */
const later = () => {
  time += 15_000
  vi.setSystemTime(time)
}

const fileOf = (name: string) => join(directory, 'uk', `${name}.json`)

const publish = (name: string, content: unknown) => {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), typeof content === 'string' ? content : JSON.stringify(content))
  later()
}
const withdraw = (name: string) => {
  rmSync(fileOf(name))
  later()
}
const environment = async () => {
  const answer = await anyone(getEnvironment, {})
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}

describe('what the web app asks before anybody has signed in', () => {
  it('is told the region, its locale, flags and support contacts, and of no trouble', async () => {
    const told = await environment()
    expect(told).toMatchObject({
      region: 'uk',
      locale: 'en-GB',
      supportContact: { email: expect.stringContaining('@') },
      flags: { maintenanceMode: false, maintenanceModeUk: false, ssoLogin: true, ukEnvironment: true },
    })
    expect(told).not.toHaveProperty('incidentBanner')
    expect(told).not.toHaveProperty('maintenanceBanner')
  })

  it('is told where errors are reported, if they are', async () => {
    expect(await environment()).not.toHaveProperty('errorReports')
    process.env.ERROR_REPORTS_DSN = 'https://key@errors.uk.palisade.example/1'
    const errorReports = { dsn: 'https://key@errors.uk.palisade.example/1', environment: 'local' }
    expect(await environment()).toMatchObject({ errorReports })
    delete process.env.ERROR_REPORTS_DSN
  })

  it('is told the version that is deployed, and when it was', async () => {
    expect(await anyone(getConsoleVersion, {})).toMatchObject({ ok: true, value: { version: expect.any(String) } })
    expect(await anyone(getDeploymentTime, {})).toMatchObject({ value: { deployedAt: '2026-11-20T12:00:00.000Z' } })
  })

  it('is told whether business is done here', async () => {
    expect(await anyone(getPublicConfig, {})).toMatchObject({ value: { prod: false, envName: 'local' } })
    process.env.PALISADE_ENVIRONMENT = 'production'
    expect(await anyone(getPublicConfig, {})).toMatchObject({ value: { prod: true, envName: 'production' } })
    delete process.env.PALISADE_ENVIRONMENT
  })
})

describe('what operations staff publish', () => {
  it('turns maintenance on and off for everybody within a quarter of a minute', async () => {
    publish('environment', { flags: { maintenanceModeUk: true } })
    expect(await environment()).toMatchObject({ flags: { maintenanceModeUk: true, maintenanceMode: false } })
    withdraw('environment')
    expect(await environment()).toMatchObject({ flags: { maintenanceModeUk: false } })
  })

  it('tells of an incident and of maintenance to come', async () => {
    const banners = {
      incidentBanner: { text: 'E-mails are late this morning.', link: 'https://status.palisade.example/42' },
      maintenanceBanner: { from: '2026-11-22T02:00:00Z', to: '2026-11-22T03:00:00Z' },
    }
    publish('environment', banners)
    expect(await environment()).toMatchObject(banners)
  })

  it.each([
    ['no JSON', '{'],
    ['an unknown flag', { flags: { maintenence: true } }],
    ['another region', { flags: { auEnvironment: true } }],
    ['a script for a link', { incidentBanner: { text: 'x', link: 'javascript:alert(1)' } }],
    [
      'maintenance that ends before it begins',
      { maintenanceBanner: { from: '2026-11-22T03:00:00Z', to: '2026-11-22T02:00:00Z' } },
    ],
  ])('changes nothing when it is %s', async (_what, content) => {
    publish('environment', { flags: { claimsDiary: false } })
    expect(await environment()).toMatchObject({ flags: { claimsDiary: false } })
    publish('environment', content)
    expect(await environment()).toMatchObject({ flags: { claimsDiary: false } })
    withdraw('environment')
    expect(await environment()).toMatchObject({ flags: { claimsDiary: true } })
  })

  it('is not missed when it cannot be read for a while', async () => {
    publish('environment', { flags: { pools: false } })
    expect(await environment()).toMatchObject({ flags: { pools: false } })
    const path = fileOf('environment')
    renameSync(path, `${path}.away`)
    mkdirSync(path)
    later()
    expect(await environment()).toMatchObject({ flags: { pools: false } })
    rmSync(path, { recursive: true })
    later()
    expect(await environment()).toMatchObject({ flags: { pools: true } })
  })
})

describe('the locales host', () => {
  const texts = (language: 'en-AU' | 'en-GB' | 'en-US', namespace: string) =>
    anyone(getTranslations, { params: { language, namespace } })

  it('gives the texts of a namespace in each language, to be kept for five minutes', async () => {
    for (const language of ['en-AU', 'en-GB', 'en-US'] as const)
      expect(await texts(language, 'auth')).toMatchObject({ ok: true, value: { login: { login: 'Login' } } })
  })

  it('gives changed texts with those that stay', async () => {
    publish('locales/en-GB/auth', { login: { login: 'Enter' } })
    expect(await texts('en-GB', 'auth')).toMatchObject({ value: { login: { login: 'Enter', continue: 'Continue' } } })
    expect(await texts('en-US', 'auth')).toMatchObject({ value: { login: { login: 'Login' } } })
    withdraw('locales/en-GB/auth')
    expect(await texts('en-GB', 'auth')).toMatchObject({ value: { login: { login: 'Login' } } })
  })

  it('has no other languages and no way to other files', async () => {
    expect(await texts('en-GB', 'nonsense')).toMatchObject({ status: 404, problem: { code: 'translations.notFound' } })
    expect(await texts('de' as 'en-GB', 'auth')).toMatchObject({ status: 400 })
    expect(await texts('en-GB', '..%2f..%2fpackage')).toMatchObject({ status: 400 })
    expect(await texts('en-GB', '../en-US/auth')).toMatchObject({ status: 400 })
  })
})
