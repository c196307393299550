import type { ComponentType, LazyExoticComponent } from 'react'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { FlagName } from '#shared/regions/flags.ts'
import type { Needed } from '../api/useMay.ts'
import type { AnyDialog } from '../dialogs/dialog.ts'
import type { TextKey } from '../i18n/textKey.ts'

type Page = () => Promise<{ readonly Component: ComponentType }>

/** A page of a persona's area. */
export type FeatureRoute = {
  /** Below the persona's base path: `quotes`, `quotes/:quoteId`. */
  readonly path: string
  /** Loads the page when it is first opened: `() => import('./pages/QuotesPage.tsx').then((m) => ({ Component: m.QuotesPage }))`. */
  readonly lazy: Page
  /** Whose area has the page; everybody's by default. */
  readonly personas?: readonly AccountType[]
  /** Without it the page says so instead of opening. */
  readonly permission?: Needed
}

/**
 * A page without a sign-in; `path` is absolute. `shell` is the frame around it, the public one by default. A `light` page
 * reads nothing through the cache and loads without it.
 */
export type PublicRoute = {
  readonly path: string
  readonly lazy: Page
  readonly shell?: 'public' | 'login' | 'none'
  readonly light?: boolean
}

/** Headings of the navigation, in their order; daily work has none. */
export const navigationGroups = ['work', 'money', 'rules', 'manage', 'system'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

/** An entry of the navigation. */
export type NavigationEntry = {
  /** Where it stands; entries of all features are sorted by it. */
  readonly order: number
  /** Below the persona's base path. */
  readonly path: string
  /** Translation key of its word (`quote:navigation.quotes`). */
  readonly label: TextKey
  readonly icon: ComponentType
  readonly personas?: readonly AccountType[]
  readonly permission?: Needed
  readonly flag?: FlagName
  /** Heading under which it stands: daily work by default. */
  readonly group?: NavigationGroup
  /** One of the four that a phone shows without opening the sheet. */
  readonly phone?: boolean
}

/** A result of the command palette. */
export type Found = { readonly label: string; readonly hint?: string | undefined; readonly path: string }

/** Finds records for the command palette; `path` of a result is below the persona's base path or absolute. */
export type Searcher = {
  readonly key: string
  /** Translation key of the heading over its results. */
  readonly label: TextKey
  readonly personas?: readonly AccountType[]
  readonly permission?: Needed
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Found[]>
}

type Slot = LazyExoticComponent<ComponentType>

/** Parts of the shell that a feature fills. Each slot is filled once; banners, gates and menu entries by any number. */
export type ShellSlots = {
  readonly teamSelector?: Slot
  readonly notifications?: Slot
  /** Entries of the who-am-I menu (switch account, feedback). */
  readonly userMenu?: Slot
  /** Bands above the page: incidents, maintenance. */
  readonly banner?: Slot
  /** Stands in the place of every page for who must set a second factor up first. */
  readonly gate?: Slot
}

/** What `features/<service>/routes.tsx` exports. */
export type Feature = {
  readonly routes?: readonly FeatureRoute[]
  readonly navigation?: readonly NavigationEntry[]
  /** Dialogs that `?modal=<key>` and `useDialogs().open(dialog, data)` open: all of `features/<service>/dialogs.ts`. */
  readonly dialogs?: Readonly<Record<string, AnyDialog>>
  readonly searchers?: readonly Searcher[]
  readonly slots?: ShellSlots
}
