import { setTimeout as sleep } from 'node:timers/promises'
import { change, fillIn } from './fillIn.ts'
import { type Hosted, saidOnceDone, showingOnce } from './hosted.ts'
import { type Call, type Office, refusal } from './office.ts'
import { barriersOf, type Reader } from './reader.ts'
import { sampled } from './sampled.ts'

/** The button that leads from the first step of a dialog to its last. */
const nextStep: Readonly<Record<string, RegExp>> = { createAccount: /Choose$/ }

/** What happened to a dialog from its opening to its end. */
export interface Walk {
  /** What it sent, all of it. */
  readonly calls: readonly Call[]
  /** What keeps somebody from using it. */
  readonly barriers: readonly string[]
  /** Whether the refusal of the first try is told in it. */
  readonly refusalIsSaid: boolean
  /** Whether the second try ended it. */
  readonly isClosed: boolean
  /** Whether what it says once it is done was said, where the specification gives the words. */
  readonly isDoneSaid: boolean
  /** What the page's scripts complained of. */
  readonly troubles: readonly string[]
}

const tries = 4

const until = async (isSo: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> => {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await sleep(15)) if (await isSo()) return true
  return isSo()
}

/** Opens a dialog with data that its schema takes; it has its button, and what it shows has come. */
const opened = async ({ page, open }: Reader, { name, dialog: { key, load } }: Hosted) => {
  const { schema } = (await load()).default
  await open(key, sampled(schema, 'input', name))
  const dialog = page.getByRole('dialog').last()
  const submit = dialog.locator('button.MuiButton-contained').last()
  await dialog.getByRole('button').last().waitFor()
  await dialog.locator('.MuiSkeleton-root').first().waitFor({ state: 'hidden' })
  return { dialog, submit }
}

/** Opens a dialog that shows something, and looks at it. */
export const lookAt = async (office: Office, reader: Reader, hosted: Hosted): Promise<Walk> => {
  office.refuseNext(reader.name, '')
  const { dialog } = await opened(reader, hosted)
  const barriers = await barriersOf(dialog)
  await reader.page.keyboard.press('Escape')
  const isClosed = await until(async () => !(await dialog.isVisible()), 15_000)
  return {
    calls: office.made(reader.name),
    barriers,
    refusalIsSaid: false,
    isClosed,
    isDoneSaid: true,
    troubles: reader.troubles(),
  }
}

/** Opens a dialog, fills it in, sends it, is refused, and sends it again. */
export const goThrough = async (office: Office, reader: Reader, hosted: Hosted): Promise<Walk> => {
  const { page, name } = reader
  const sent = () => office.made(name).filter(({ operation }) => operation === hosted.operation?.name).length
  office.refuseNext(name, hosted.operation?.name ?? '')
  const { dialog, submit } = await opened(reader, hosted)
  const isBusy = async () => {
    await sleep(60)
    return (await dialog.locator('.MuiButton-loading').count()) > 0
  }
  const title = (await dialog.getByRole('heading').first().textContent()) ?? ''
  for (let attempt = 0; attempt < tries && sent() === 0; attempt += 1) {
    await fillIn(page, dialog, attempt)
    if (await submit.isDisabled()) await change(page, dialog, attempt)
    // What is typed may be computed first.
    if (!(await until(() => submit.isEnabled(), 2000))) continue
    // By the keyboard: what was said of the dialog before may lie over the button.
    await submit.press('Enter')
    const next = nextStep[hosted.name]
    if (next) {
      const further = dialog.getByRole('button', { name: next }).first()
      await until(async () => sent() > 0 || (await further.isVisible()) || !(await isBusy()), 15_000)
      if (await further.isVisible()) await further.click()
    }
    await until(async () => sent() > 0 || !(await isBusy()), 15_000)
  }
  const said = dialog.getByText(refusal).first()
  const refusalIsSaid = await until(() => said.isVisible(), 15_000)
  const barriers = await barriersOf(dialog)
  await submit.press('Enter')
  const isClosed = await until(
    async () => (await page.getByRole('dialog', { name: title, exact: true }).count()) === 0,
    15_000,
  )
  const words = saidOnceDone[hosted.name]
  const isDoneSaid = words === undefined || (await until(() => page.getByText(words).first().isVisible(), 5000))
  const stands = isClosed ? [] : [`It still says: ${await dialog.innerText()}`]
  if (isClosed && showingOnce.includes(hosted.name)) {
    const shown = page.getByRole('dialog').last()
    // What was said of the dialog before may lie in this one, with a button of its own.
    await shown.locator('.MuiDialogActions-root').getByRole('button').last().click()
    await shown.waitFor({ state: 'hidden' })
  }
  return {
    calls: office.made(name),
    barriers,
    refusalIsSaid,
    isClosed,
    isDoneSaid,
    troubles: [...reader.troubles(), ...stands],
  }
}
