import type { Page } from 'playwright-core'
import type { RegionCode } from '#shared/regions/code.ts'

type Role = Parameters<Page['getByRole']>[0]
/** What a part of a page is called: words of its name, or all of it with `exact`. */
export interface Called {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly level?: number
  readonly disabled?: boolean
}

/** Where parts are looked for: on a page, or within a part of it. */
export interface Place {
  getByLabel(label: string | RegExp, options?: Pick<Called, 'exact'>): Part
  getByRole(role: Role, called?: Called): Part
  getByText(text: string | RegExp, options?: Pick<Called, 'exact'>): Part
  locator(selector: string): Part
}

/** A part of a page, as far as the main journey needs it: Playwright's locator, or another browser's that does alike. */
export interface Part extends Place {
  allInnerTexts(): Promise<string[]>
  click(): Promise<void>
  count(): Promise<number>
  fill(text: string): Promise<void>
  filter(options: { readonly hasText: string | RegExp }): Part
  first(): Part
  focus(): Promise<void>
  getAttribute(name: string): Promise<string | null>
  inputValue(): Promise<string>
  isChecked(): Promise<boolean>
  isVisible(): Promise<boolean>
  last(): Part
  or(other: Part): Part
  press(key: string): Promise<void>
  pressSequentially(text: string, options?: { readonly delay?: number }): Promise<void>
  scrollIntoViewIfNeeded(): Promise<void>
  textContent(): Promise<string | null>
  waitFor(options: { readonly state: 'hidden' | 'visible'; readonly timeout?: number }): Promise<void>
}

/** The page that somebody has before them. */
export interface Screen extends Place {
  goto(address: string): Promise<unknown>
  url(): string
  waitForURL(address: string | ((url: URL) => boolean)): Promise<void>
}

/** Somebody in front of any browser. */
export interface Person {
  readonly page: Screen
  readonly region: RegionCode
  /** Keeps a picture of what is on the screen. */
  shot(name: string): Promise<void>
}
