import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, Fragment, type ReactElement, type ReactNode, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter, Route, Routes } from 'react-router'
import { vi } from 'vitest'
import type { Operation } from '#shared/contract/operation.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** A screen as it is when it has just opened, before anybody has touched it. */
export interface Drawn {
  readonly html: string
  /** All its words, in order. */
  readonly text: string
  readonly fields: readonly DrawnField[]
  readonly buttons: readonly { readonly words: string; readonly enabled: boolean }[]
  readonly links: readonly { readonly words: string; readonly to: string }[]
  /** Where it sends on to instead of showing anything. */
  readonly leadsTo: string | undefined
}

export interface DrawnField {
  readonly label: string
  readonly name: string | undefined
  readonly type: string | undefined
  readonly placeholder: string | undefined
}

/** What the server has answered already: to an operation, with an input, a value or a problem. */
export type Answered = readonly [operation: Operation, input: object, answer: unknown]

export interface Opening {
  /** The address in the browser. */
  readonly at?: string
  /** The route that shows it, where it reads parameters. */
  readonly route?: string
  readonly answers?: readonly Answered[]
}

const storage = (items: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(items))
  return Object.assign(Object.create({ kept }), {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

/** An access token with claims, as a page reads it. */
export const tokenWith = (claims: object): string =>
  `x.${btoa(JSON.stringify({ sub: 'usr_1', name: 'Ada Archer', exp: Date.now() / 1000 + 900, ...claims }))}.x`

export interface Browser {
  readonly region?: RegionCode
  /** Claims of who is signed in. */
  readonly session?: object
  /** The browser's own answers to flags. */
  readonly flags?: Readonly<Record<string, boolean>>
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

const wordsIn = (html: string): string =>
  html
    .replace(/<(style|svg|fieldset)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .trim()

const read = (html: string): Drawn => {
  const labels = new Map(
    [...html.matchAll(/<label[^>]*\sfor="([^"]+)"[^>]*>([\s\S]*?)<\/label>/g)].map(([, id, words]) => [
      id,
      wordsIn(words ?? ''),
    ]),
  )
  const around = [...html.matchAll(/<label(?![^>]*\sfor=)[^>]*>([\s\S]*?)<\/label>/g)].map(([, inside = '']) => inside)
  const fields = [...html.matchAll(/<input\b[^>]*>/g)].map(
    ([tag]): DrawnField => ({
      label: labels.get(attribute(tag, 'id')) ?? wordsIn(around.find((inside) => inside.includes(tag)) ?? ''),
      name: attribute(tag, 'name'),
      type: attribute(tag, 'type'),
      placeholder: attribute(tag, 'placeholder'),
    }),
  )
  return {
    html,
    text: wordsIn(html),
    fields: fields.filter(({ label }) => label !== ''),
    buttons: [...html.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)].map(([, tag = '', inside = '']) => ({
      words: wordsIn(inside) || (attribute(tag, 'aria-label') ?? ''),
      enabled: !/\s(?:aria-disabled="true"|disabled="")/.test(tag),
    })),
    links: [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', inside = '']) => ({
      words: wordsIn(inside),
      to: (attribute(tag, 'href') ?? '').replaceAll('&amp;', '&'),
    })),
    leadsTo: attribute(html, 'data-leads-to')?.replaceAll('&amp;', '&'),
  }
}

/** What stands where a portal or an effect would be needed: the same words in place, and where a redirect goes. */
const inPlace = ({ open, children }: { open: boolean; children: ReactNode }) =>
  open ? createElement('div', { role: 'dialog' }, children) : null
const redirect = ({ to }: { to: string }) => createElement('i', { 'data-leads-to': to })

/**
 * Draws screens without a browser, as they open: their words, fields, buttons and links. What happens by typing and
 * pressing is told by the journeys in a browser. Modules of the app are to be imported after it, with `import()`.
 */
export const openBrowser = async ({ region = 'us', session, flags = {} }: Browser = {}) => {
  vi.resetModules()
  const hostname = `${region}.localhost`
  const tokens = session && { accessToken: tokenWith(session), refreshToken: 'ses_1' }
  const local = storage({ 'palisade.flags': JSON.stringify(flags) })
  const tab = storage(tokens ? { 'palisade.session': JSON.stringify(tokens) } : {})
  vi.stubGlobal('location', { hostname, origin: `http://${hostname}`, pathname: '/', search: '' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('__VERSION__', 'test')
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot(),
  }))
  vi.doMock('react-router', async (original) => ({
    ...(await original<object>()),
    Navigate: redirect,
    ScrollRestoration: () => null,
    useBlocker: () => ({ state: 'unblocked' }),
  }))
  vi.doMock('@mui/material/Dialog', () => ({ default: inPlace }))
  vi.doMock('@mui/material/Drawer', () => ({ default: inPlace }))
  vi.doMock('@mui/material/Popper', () => ({ default: inPlace }))
  const { i18n, startI18n } = await import('#web/i18n/i18n.ts')
  startI18n()
  await i18n.changeLanguage(i18n.options.lng)
  const { queryKeyOf } = await import('#web/api/useOperation.ts')
  const draw = async (screen: ReactElement, { at = '/', route = '*', answers = [] }: Opening = {}): Promise<Drawn> => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
    for (const [operation, input, answer] of answers)
      await client.prefetchQuery({
        queryKey: queryKeyOf(operation, input),
        queryFn: () => (answer instanceof Error ? Promise.reject(answer) : answer),
      })
    const broken: unknown[] = []
    const element = createElement(Suspense, { fallback: null }, screen)
    const routes = createElement(Routes, null, createElement(Route, { path: route, element }))
    const page = createElement(
      QueryClientProvider,
      { client },
      createElement(MemoryRouter, { initialEntries: [at] }, routes),
    )
    const { prelude } = await prerender(createElement(Fragment, null, page), {
      onError: (error) => void broken.push(error),
    })
    if (broken.length > 0) throw broken[0]
    return read(await new Response(prelude as ReadableStream).text())
  }
  return {
    draw,
    tab: (tab as { kept: Map<string, string> }).kept,
    local: (local as { kept: Map<string, string> }).kept,
  }
}
