import type { Locator, Page } from 'playwright-core'
import { words } from '#cdk/openapi/exampleWords.ts'

/** A control of a form as somebody meets it. */
interface Control {
  readonly kind: 'box' | 'choice' | 'date' | 'file' | 'finder' | 'radio' | 'text'
  /** The last part of the field's name. */
  readonly name: string
  readonly type: string
  readonly isNumber: boolean
  readonly isFilled: boolean
  readonly isWrong: boolean
  readonly isOptional: boolean
  /** Whether it is the country of a phone. */
  readonly isOfPhone: boolean
}

/** Every control that can be worked, in order; each is marked with its place. */
const controlsOf = (dialog: Locator): Promise<Control[]> =>
  dialog.evaluate((element) => {
    const fields = 'input, textarea, [role="combobox"]:not(input)'
    const isWorked = (field: Element) =>
      !field.matches('[disabled], [readonly], [aria-hidden="true"], [aria-disabled="true"]')
    return [...element.querySelectorAll<HTMLInputElement>(fields)].filter(isWorked).map((field, index) => {
      field.dataset.place = String(index)
      const { type = '', inputMode = '' } = field
      const native = field.parentElement?.querySelector<HTMLInputElement>('input[aria-hidden="true"]')
      const isFinder = field.matches('input[role="combobox"]')
      const isChoice = !isFinder && field.matches('[role="combobox"]')
      const isDate = field.closest('.MuiInputBase-root')?.querySelector('button[aria-haspopup="dialog"]') != null
      const group = field.closest('[role="radiogroup"]')
      const kinds: Readonly<Record<string, 'box' | 'file' | 'radio'>> = {
        checkbox: 'box',
        file: 'file',
        radio: 'radio',
      }
      const kind = isFinder ? 'finder' : isChoice ? 'choice' : (kinds[type] ?? (isDate ? 'date' : 'text'))
      const chips = field.parentElement?.querySelector('.MuiChip-root') != null
      return {
        kind,
        name: (field.name || native?.name || '').split('.').at(-1) ?? '',
        type,
        isNumber: inputMode === 'numeric' || inputMode === 'decimal',
        isFilled:
          kind === 'box'
            ? field.checked
            : kind === 'radio'
              ? group?.querySelector(':checked') != null
              : kind === 'choice'
                ? (native?.value ?? '') !== ''
                : field.value !== '' || chips,
        isOfPhone: isChoice && field.ariaLabel === 'Country code',
        isOptional: /\(optional\)/.test(field.labels?.[0]?.textContent ?? field.ariaLabel ?? ''),
        isWrong: field.getAttribute('aria-invalid') === 'true' || field.closest('.Mui-error') !== null,
      }
    })
  })

const dayFromNow = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  return `${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`
}

/** What is typed, by the field; another one at each further try. */
const typed = ({ kind, name, type, isNumber, isOptional, isWrong }: Control, attempt: number): string => {
  if (isOptional && isWrong) return ''
  if (kind === 'date') return dayFromNow([20, -3, 1][attempt] ?? 300)
  // What ends does so after it began.
  if (type === 'time') return /until|end/i.test(name) ? '18:00' : '09:30'
  if (/email/i.test(name) || type === 'email') return 'ida.moreau@nobody.example'
  if (type === 'url') return 'https://hooks.nowhere.logic.azure.com/in'
  if (type === 'password') return 'Correct-Horse-7-Battery'
  if (type === 'tel' || /phone/i.test(name)) return '4155550132'
  if (/mfa|code$/i.test(name)) return '123456'
  if (isNumber) return ['2', '10', '1000000', '0'][attempt] ?? '1'
  return [words[name] ?? 'Ida Moreau', 'Ida Moreau', '1234567', 'other.example'][attempt] ?? 'Words of the trade'
}

const work = async (page: Page, field: Locator, control: Control, attempt: number): Promise<void> => {
  if (control.kind === 'box' || control.kind === 'radio') await field.check({ force: true })
  else if (control.kind === 'file')
    await field.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  else if (control.kind === 'choice' || control.kind === 'finder') {
    const options = page.locator('[role="option"]:not([aria-disabled="true"])')
    const isOffered = (patience: number) =>
      options
        .first()
        .waitFor({ timeout: patience })
        .then(
          () => true,
          () => false,
        )
    await field.click()
    if (control.kind === 'finder' && !(await isOffered(100))) {
      await field.fill('Ida Moreau')
      // A list that came while it was typed in is searched for what is not in it: it is offered whole again.
      if (!(await isOffered(2000))) await field.fill('')
    }
    // What is typed may stay where nothing is found; a list with nothing to choose is left.
    if (!(await isOffered(2000))) {
      if (control.kind === 'choice') await page.keyboard.press('Escape')
      return
    }
    const others = page.locator('[role="option"]:not([aria-disabled="true"]):not([aria-selected="true"])')
    await options.first().waitFor()
    const among = (await others.count()) > 0 ? others : options
    await among.nth(Math.min(attempt, (await among.count()) - 1)).click()
    // A list of which several can be chosen stays open.
    if (await page.locator('[role="listbox"][aria-multiselectable="true"]').isVisible())
      await page.keyboard.press('Escape')
    await page.locator('[role="listbox"]').waitFor({ state: 'hidden' })
  } else await field.fill(typed(control, attempt))
}

/** Fills what is empty in a dialog, and does again what it says is wrong; `attempt` counts from 0. */
export const fillIn = async (page: Page, dialog: Locator, attempt: number): Promise<void> => {
  const done = new Set<string>()
  // Answers bring further fields: those that come are filled as well.
  for (let round = 0; round < 3; round += 1) {
    const controls = await controlsOf(dialog)
    let worked = 0
    for (const [place, control] of controls.entries()) {
      const known = `${control.name} ${control.kind} ${place}`
      const isOpen = !control.isFilled && control.kind !== 'box'
      if (done.has(known) || !(isOpen || (control.isWrong && round === 0))) continue
      done.add(known)
      await work(page, dialog.locator(`[data-place="${place}"]`), control, attempt)
      worked += 1
    }
    if (worked === 0) return
  }
}

/** Changes something of a dialog that asks for a change: a text, a choice, a switch. */
export const change = async (page: Page, dialog: Locator, attempt: number): Promise<void> => {
  const controls = await controlsOf(dialog)
  const order = ['box', 'choice', 'text', 'radio', 'finder', 'date', 'file']
  const place = controls
    .map(({ kind, isOfPhone }, index) => ({ index, isOfPhone, rank: order.indexOf(kind) }))
    // With another country the number is none of the region's.
    .filter(({ isOfPhone }) => !isOfPhone)
    .sort((a, b) => a.rank - b.rank)[attempt]?.index
  const control = place === undefined ? undefined : controls[place]
  if (control === undefined) return
  const field = dialog.locator(`[data-place="${place}"]`)
  if (control.kind === 'box') await field.setChecked(!control.isFilled, { force: true })
  else await work(page, field, control, 1)
}
