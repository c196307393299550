import { setTimeout as sleep } from 'node:timers/promises'
import type { Called, Part, Screen } from '#tests/e2e/port.ts'
import type { Driver, Inputs } from './driver.ts'
import { type Ask, type Found, hasMissed, inPage, type Step, type Words } from './inPage.ts'

const patience = 30_000
/** How often a page is asked while something is waited for, in milliseconds. */
const pause = 50

const wordsOf = (words: string | RegExp, exact = false): Words =>
  typeof words === 'string' ? { text: words, exact } : { text: words.source, flags: words.flags }

const stepOf = (selector: string): Step => (selector === 'xpath=..' ? { by: 'parent' } : { by: 'css', selector })

const roleStep = (role: string, { name, exact, level, disabled }: Called = {}): Step => ({
  by: 'role',
  role,
  ...(name !== undefined && { words: wordsOf(name, exact) }),
  ...(level !== undefined && { level }),
  ...(disabled !== undefined && { disabled }),
})

/** Keys without a character, as WebDriver codes them. */
const keys: Readonly<Record<string, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Enter: '\uE007',
}

const typing = (text: Iterable<string>): Inputs => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

const pressing = (x: number, y: number): Inputs => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** The page of a browser that Playwright does not drive, with as much of Playwright's manners as the main journey needs. */
export const pageOf = (driver: Driver, home: string): Screen => {
  let url = home

  const ask = async (question: Ask): Promise<readonly Found[]> => {
    const answer = await driver.run(inPage, question)
    url = answer.url
    return answer.found
  }

  /** Looks again and again until what is there will do. A page that is just going away answers nothing. */
  const until = async <Value>(
    look: () => Promise<Value | undefined>,
    missing: () => string,
    timeout = patience,
  ): Promise<Value> => {
    const deadline = Date.now() + timeout
    let failure = ''
    for (;;) {
      try {
        const value = await look()
        if (value !== undefined) return value
      } catch (error) {
        failure = String(error)
      }
      if (Date.now() > deadline) throw new Error(`Not within ${timeout} ms: ${missing()} ${failure}`)
      await sleep(pause)
    }
  }

  const stepsOf = new WeakMap<Part, readonly Step[]>()
  const part = (steps: readonly Step[]): Part => {
    const called = () => JSON.stringify(steps)
    const next = (step: Step) => part([...steps, step])
    const all = (more: Omit<Ask, 'steps'> = {}) => ask({ steps, ...more })

    /** The only part that is meant, once it is there. */
    const one = (more: Omit<Ask, 'steps'> = {}): Promise<Found> =>
      until(async () => {
        const found = await all(more)
        if (found.length > 1) throw new Error(`There are ${found.length}.`)
        return found[0]
      }, called)

    /** The only part, once it can be pressed: shown, enabled, at rest, and nothing above it. */
    const ready = (): Promise<Found> => {
      let before: Found | undefined
      return until(async () => {
        const now = await one({ deed: 'scroll' })
        const rests = before?.x === now.x && before.y === now.y
        before = now
        return rests && now.visible && now.enabled && now.reached ? now : undefined
      }, called)
    }

    const type = async (text: Iterable<string>, deed: 'focus' | 'select') => {
      await one({ deed })
      await driver.perform([typing(text)])
    }

    const self: Part = {
      allInnerTexts: async () => (await all()).map(({ innerText }) => innerText),
      click: async () => {
        // What moves between the look and the press is looked for again.
        for (let missed = true; missed; ) {
          const { x, y } = await ready()
          await one({ deed: 'guard' })
          await driver.perform([pressing(x, y)])
          // A page that went away by the press was reached.
          missed = await driver.run(hasMissed, null).catch(() => false)
        }
      },
      count: async () => (await all()).length,
      fill: async (text) => {
        await until(async () => {
          const { visible, enabled } = await one()
          return visible && enabled ? true : undefined
        }, called)
        await type(text === '' ? [keys.Backspace ?? ''] : text, 'select')
      },
      filter: ({ hasText }) => next({ by: 'hasText', words: wordsOf(hasText) }),
      first: () => next({ by: 'first' }),
      focus: async () => void (await one({ deed: 'focus' })),
      getAttribute: async (attribute) => (await one({ attribute })).attribute,
      getByLabel: (label, { exact } = {}) => next({ by: 'label', words: wordsOf(label, exact) }),
      getByRole: (role, options) => next(roleStep(role, options)),
      getByText: (text, { exact } = {}) => next({ by: 'text', words: wordsOf(text, exact) }),
      inputValue: async () => (await one()).value,
      isChecked: async () => (await one()).checked,
      isVisible: async () => (await all()).some(({ visible }) => visible),
      last: () => next({ by: 'last' }),
      locator: (selector) => next(stepOf(selector)),
      or: (other) => next({ by: 'or', other: stepsOf.get(other) ?? [] }),
      press: (key) => type([keys[key] ?? key], 'focus'),
      pressSequentially: (text) => type(text, 'focus'),
      scrollIntoViewIfNeeded: async () => void (await one({ deed: 'scroll' })),
      textContent: async () => (await one()).text,
      waitFor: ({ state, timeout }) =>
        until(
          async () => ((await all()).some(({ visible }) => visible) === (state === 'visible') ? true : undefined),
          called,
          timeout,
        ).then(() => undefined),
    }
    stepsOf.set(self, steps)
    return self
  }
  const place = part([])

  const meant = (address: string | ((url: URL) => boolean)) => {
    if (typeof address !== 'string') return address
    const pattern = new RegExp(
      `^${address
        .split(/\*+/)
        .map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
        .join('.*')}$`,
    )
    return ({ href }: URL) => pattern.test(href)
  }

  return {
    getByLabel: place.getByLabel,
    getByRole: place.getByRole,
    getByText: place.getByText,
    locator: place.locator,
    goto: (address) => driver.open(new URL(address, home).href),
    url: () => url,
    waitForURL: (address) => {
      const fits = meant(address)
      return until(
        async () => {
          await ask({ steps: [] })
          return fits(new URL(url)) ? true : undefined
        },
        () => `${address}; it is ${url}`,
      ).then(() => undefined)
    },
  }
}
