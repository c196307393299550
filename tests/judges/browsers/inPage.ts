/** Words that a part's name or text must have: some of them, all of them, or as a pattern says. */
export interface Words {
  readonly text: string
  readonly exact?: boolean
  /** The flags of a pattern, whose source is `text`. */
  readonly flags?: string
}

/** A step on the way to the parts that are meant. */
export type Step =
  | { readonly by: 'first' | 'last' | 'parent' }
  | { readonly by: 'label' | 'text' | 'hasText'; readonly words: Words }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'or'; readonly other: readonly Step[] }
  | {
      readonly by: 'role'
      readonly role: string
      readonly words?: Words
      readonly level?: number
      readonly disabled?: boolean
    }

/** What is asked of a page: where its parts are, and what to do to the one that is found first. */
export interface Ask {
  readonly steps: readonly Step[]
  /** `guard` keeps the next press from whatever else has come to stand where the part was. */
  readonly deed?: 'focus' | 'guard' | 'scroll' | 'select'
  readonly attribute?: string
}

/** A part as it stands on the page. */
export interface Found {
  readonly visible: boolean
  readonly enabled: boolean
  readonly checked: boolean
  readonly value: string
  readonly text: string
  readonly innerText: string
  readonly attribute: string | null
  /** Its middle in the window, and whether a press there reaches it. */
  readonly x: number
  readonly y: number
  readonly reached: boolean
}

/** Where the page keeps whether the guarded press has missed its part. */
interface Guarded {
  palisadeMissed?: boolean
}

/** Runs within the page: whether the press that was guarded last has missed. */
export const hasMissed = (): boolean => (globalThis as Guarded).palisadeMissed === true

/** Runs within the page, in any browser: looks for parts as assistive technology and readers do. */
export const inPage = ({ steps, deed, attribute }: Ask): { readonly url: string; readonly found: readonly Found[] } => {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const fits = (said: string, { text, exact, flags }: Words) => {
    if (flags !== undefined) return new RegExp(text, flags).test(tidy(said))
    return exact === true ? tidy(said) === tidy(text) : tidy(said).toLowerCase().includes(tidy(text).toLowerCase())
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [inert]') !== null || !isShown(element)

  /** What is read out of an element's content. */
  const contentOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (label !== null) return label
    const text = [...node.childNodes].map(contentOf).join('')
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `
  }
  const labelsOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)).filter((each) => each !== null)
    if (labels.length > 0) return [labels.map((each) => each.textContent ?? '').join(' ')]
    const said = element.getAttribute('aria-label')
    if (said !== null) return [said]
    const own = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    return own.map((each) => each.textContent ?? '')
  }
  const captions = 'legend, figcaption, caption'
  const nameOf = (element: Element): string => {
    const [label] = labelsOf(element)
    const caption = element.matches('fieldset, figure, table') ? element.querySelector(captions) : null
    return label ?? (caption ?? element).getAttribute('title') ?? contentOf(caption ?? element)
  }
  const implicit: Readonly<Record<string, string>> = {
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    complementary: 'aside',
    dialog: 'dialog',
    figure: 'figure',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    navigation: 'nav',
    option: 'option',
    radio: 'input[type=radio]',
    region: 'section',
    row: 'tr',
    slider: 'input[type=range]',
    status: 'output',
    table: 'table',
  }
  const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? element.tagName.slice(1))
  const isDisabled = (element: Element) =>
    element.closest('[aria-disabled="true"]') !== null || element.matches(':disabled')

  const within = (roots: readonly (Document | Element)[], selector: string): Element[] => {
    const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))
    return [...all]
  }
  const read = (element: Element): string => element.textContent ?? ''

  const walk = (roots: readonly (Document | Element)[], step: Step): Element[] => {
    const elements = roots.filter((root) => root instanceof Element)
    switch (step.by) {
      case 'first':
        return elements.slice(0, 1)
      case 'last':
        return elements.slice(-1)
      case 'parent':
        return elements.flatMap(({ parentElement }) => parentElement ?? [])
      case 'hasText':
        return elements.filter((element) => fits(read(element), step.words))
      case 'css':
        return within(roots, step.selector)
      case 'label':
        return within(roots, '*').filter((element) => labelsOf(element).some((label) => fits(label, step.words)))
      case 'text':
        return within(roots, ':not(head, head *, script, style, noscript)').filter(
          (element) =>
            fits(read(element), step.words) && ![...element.children].some((child) => fits(read(child), step.words)),
        )
      case 'or':
        return [...elements, ...find(step.other)]
      case 'role': {
        const { role, words, level, disabled } = step
        const named = implicit[role]
        const selector = [`[role="${role}"]`, ...(named === undefined ? [] : [`:is(${named}):not([role])`])].join(', ')
        return within(roots, selector).filter(
          (element) =>
            !isHidden(element) &&
            (level === undefined || levelOf(element) === level) &&
            (disabled === undefined || isDisabled(element) === disabled) &&
            (words === undefined || fits(nameOf(element), words)),
        )
      }
    }
  }
  const find = (way: readonly Step[]): Element[] => {
    let roots: readonly (Document | Element)[] = [document]
    for (const step of way) roots = walk(roots, step)
    return roots.filter((root) => root instanceof Element)
  }

  const elements = find(steps)
  const [one] = elements
  if (one instanceof HTMLElement) {
    const { top, bottom } = one.getBoundingClientRect()
    if (deed === 'scroll' && (top < 90 || bottom > innerHeight - 90))
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (deed === 'guard') {
      const page = globalThis as Guarded
      const ended = new AbortController()
      page.palisadeMissed = false
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        addEventListener(
          type,
          (event) => {
            const begins = type === 'pointerdown'
            if (begins) page.palisadeMissed = !(event.target instanceof Node && one.contains(event.target))
            if (page.palisadeMissed) {
              event.preventDefault()
              event.stopImmediatePropagation()
            }
            if (type === 'click' || (begins && !page.palisadeMissed)) ended.abort()
          },
          { capture: true, signal: ended.signal },
        )
    }
    if (deed === 'focus' || deed === 'select') one.focus()
    if (deed === 'select' && 'select' in one && typeof one.select === 'function') one.select()
  }
  return {
    url: location.href,
    found: elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const there = document.elementFromPoint(x, y)
      return {
        visible: isShown(element),
        enabled: !isDisabled(element),
        checked: element.getAttribute('aria-checked') === 'true' || element.matches(':checked'),
        value: 'value' in element ? String(element.value) : '',
        text: read(element),
        innerText: element instanceof HTMLElement ? element.innerText : read(element),
        attribute: attribute === undefined ? null : element.getAttribute(attribute),
        x,
        y,
        reached: there !== null && element.contains(there),
      }
    }),
  }
}
