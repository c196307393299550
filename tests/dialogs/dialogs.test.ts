import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#shared/permissions.ts'
import { browserArguments, browserPath } from '#tests/e2e/browser.ts'
import { inTurn } from '#tests/turn.ts'
import { fillIn } from './fillIn.ts'
import { dialogFiles, hostedDialogs, saidOnceDone, showing } from './hosted.ts'
import { type Office, openOffice } from './office.ts'
import { type Reader, signedIn } from './reader.ts'
import { goThrough, lookAt } from './walk.ts'

const dialogs = await hostedDialogs()
/** They are tried in a browser, which takes long: one in 24 of them has its turn. */
const tried = inTurn(dialogs, 24)
const doing = tried.filter(({ operation }) => operation !== undefined)

let office: Office
let browser: Browser
const readers = new Map<Role, Promise<Reader>>()
const readerOf = (role: Role): Promise<Reader> => {
  const reader = readers.get(role) ?? signedIn(browser, office.port, role)
  readers.set(role, reader)
  return reader
}

beforeAll(async () => {
  const executablePath = await browserPath()
  ;[office, browser] = await Promise.all([openOffice(), chromium.launch({ executablePath, args: browserArguments })])
})
afterAll(async () => {
  await browser?.close()
  office?.close()
})

describe('every dialog', () => {
  it('is hosted: its feature declares it, once, under a key of its own', () => {
    const loaded = dialogs.map(({ dialog }) => /dialogs\/\w+Dialog\.tsx/.exec(String(dialog.load))?.[0])
    const files = dialogFiles().map((path) => /dialogs\/\w+Dialog\.tsx$/.exec(path)?.[0])
    expect([...loaded].sort()).toEqual([...files].sort())
    const keys = dialogs.map(({ dialog }) => dialog.key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    const named = [...showing, ...Object.keys(saidOnceDone)]
    expect(named.filter((name) => !dialogs.some((each) => each.name === name))).toEqual([])
  })

  it.each(dialogs)('$name opens with nothing but what it is about', async ({ dialog }) => {
    const { schema, show } = (await dialog.load()).default
    const demands = Object.values(schema.shape).some((field) => field.safeParse(undefined).success === false)
    expect(show({}, () => undefined) === undefined).toBe(demands)
    const wrong: Readonly<Record<string, unknown>> = { accountId: 'nobody', quoteId: 1, userId: [], policyId: null }
    const mistakes = Object.entries(schema.shape).some(
      ([name, field]) => field.safeParse(wrong[name]).success === false,
    )
    expect(show(wrong, () => undefined) === undefined).toBe(demands || mistakes)
  })
})

it.each(doing)('$name is filled in, sent, refused, sent again', { timeout: 90_000 }, async (hosted) => {
  const walk = await goThrough(office, await readerOf(hosted.role), hosted)
  expect(walk).toEqual({
    calls: walk.calls.map(({ operation }) => ({ operation, wrong: [] })),
    barriers: [],
    refusalIsSaid: true,
    isClosed: true,
    isDoneSaid: true,
    troubles: [],
  })
  // Once refused, once taken.
  expect(walk.calls.filter(({ operation }) => operation === hosted.operation?.name)).toHaveLength(2)
})

it.each(tried.filter(({ operation }) => operation === undefined))(
  '$name shows something and changes nothing',
  async (hosted) => {
    const walk = await lookAt(office, await readerOf(hosted.role), hosted)
    expect(walk).toEqual({
      calls: [],
      barriers: [],
      refusalIsSaid: false,
      isClosed: true,
      isDoneSaid: true,
      troubles: [],
    })
  },
)

it.each(['?modal=UWDeclineQuote', '?modal=UWDeclineQuote&modalData=somebody', '?modal=nothing'])(
  'an address whose dialog does not fit opens nothing: %s',
  async (search) => {
    const { page, visit, troubles } = await readerOf('Super Admin')
    await visit(search)
    await page.waitForURL((address) => address.search === '')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(troubles()).toEqual([])
  },
)

it('an address may name what a dialog is about by a plain word', async () => {
  const { page, visit } = await readerOf('Super Admin')
  await visit('?modal=UWDeclineQuote&modalData=quo_01JD7Q4Z8M3T5V9W2X6Y0ABCDE')
  await page.getByRole('dialog').getByLabel('Reason').first().waitFor()
})

it('a dialog that hands over to another one closes itself alone', async () => {
  const { page, name, open } = await readerOf('Super Admin')
  office.refuseNext(name, 'createUser', 'user.alreadyExists')
  await open('createUser', {})
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.waitFor()
  await fillIn(page, dialog, 0)
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await page.getByRole('dialog', { name: /^Accounts of/ }).waitFor()
})
