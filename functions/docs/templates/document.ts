import type { WordingPart } from '#shared/domain/policy/wording/parseWording.ts'
import type { DocumentColours } from './documentData.ts'
import type { TemplateName } from './templates.ts'

/** Facts as label over value; a value may have several lines, such as an address. */
export interface Fact {
  readonly label: string
  readonly value: readonly string[]
}

/** A column of a table: its share of the width in per cent, and whether its cells are figures to be compared. */
export interface Column {
  readonly title: string
  readonly width: number
  readonly right?: boolean
  /** Set apart from the next one, where both are words. */
  readonly apart?: boolean
}

interface Line {
  readonly label: string
  readonly amount: string
}

/** A bar and its row in the picture of a price: where it starts and how long it is, as shares of the widest extent. */
export interface PriceStep {
  readonly kind: 'base' | 'charge' | 'down' | 'subtotal' | 'total' | 'up'
  readonly label: string
  readonly input?: string
  readonly factor: string
  readonly effect: string
  readonly start: number
  readonly length: number
  /** Whether it begins at nothing: a sum rather than an effect. */
  readonly stands: boolean
}

/** What stands on a page, in words and figures as the reader reads them; `typst/blocks.typ` draws each kind. */
export type Block =
  | { readonly kind: 'amounts'; readonly lines: readonly Line[]; readonly total: Line }
  | { readonly kind: 'band'; readonly title: string; readonly body: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | {
      readonly kind: 'cards'
      readonly cards: readonly {
        readonly title: string
        readonly figure: string
        readonly label: string
        readonly detail: string
      }[]
    }
  | {
      readonly kind: 'checklist'
      readonly items: readonly { readonly text: string; readonly due?: string | undefined }[]
    }
  /** An index of the titles that follow, each with its page. */
  | { readonly kind: 'contents'; readonly title: string; readonly titles: readonly string[] }
  | {
      readonly kind: 'contact'
      readonly title: string
      readonly body: string
      readonly name: string
      readonly phone?: string
      readonly email: string
      readonly hours?: string
    }
  | { readonly kind: 'facts'; readonly columns: number; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'paragraphs'
      readonly items: readonly { readonly title: string; readonly note?: string; readonly body: string }[]
    }
  | {
      readonly kind: 'signature'
      readonly name: string
      readonly role: string
      readonly day: string
      readonly label: string
      /** Yet to be signed by hand. */
      readonly blank?: true
    }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly Column[]
      readonly groups: readonly {
        readonly name?: string
        readonly rows: readonly (readonly string[])[]
        /** Of options side by side: whether a row says that they differ, which sets it off. */
        readonly differing?: readonly boolean[]
      }[]
    }
  | {
      readonly kind: 'title'
      readonly title: string
      readonly number: string
      readonly lead: string
      /** Who arranged it, by its logo above the title. */
      readonly mark?: Mark
    }
  /** Layers over one another, the highest first; `edge` is the loss at which each ends. */
  | {
      readonly kind: 'tower'
      readonly ground: string
      readonly storeys: readonly {
        readonly kind: 'gap' | 'layer' | 'others' | 'own'
        /** In points. */
        readonly height: number
        readonly edge: string
        readonly title: string
        readonly detail: string
        readonly figure: string
      }[]
    }
  | { readonly kind: 'together'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'wording'
      readonly title: string
      readonly number: string
      readonly edition?: string
      readonly note?: string
      readonly parts: readonly WordingPart[]
      /** What the form names: who is insured besides, which events are excluded. */
      readonly schedule?: { readonly title: string; readonly items: readonly string[] }
    }
  | {
      readonly kind: 'verification'
      readonly title: string
      readonly body: string
      /** The page as it is read, and its address, which the words lead to and the code holds. */
      readonly page: string
      readonly url: string
      /** The rows of a QR code: 1 is dark. */
      readonly squares: readonly string[]
      readonly alt: string
    }
  | { readonly kind: 'waterfall'; readonly heads: readonly string[]; readonly steps: readonly PriceStep[] }

/** A titled stretch of a page; `whole` keeps it on one sheet. */
export interface Section {
  readonly kind: 'section'
  readonly title: string
  readonly lead?: string
  readonly whole?: boolean
  readonly blocks: readonly Block[]
}

/** A party as a page names it: by its logo (a PNG or JPEG data URI), or by its name set as a wordmark. */
export interface Mark {
  readonly name: string
  readonly logo?: string | undefined
}

interface Labelled {
  readonly label: string
  readonly figure: string
}

/** The first sheet of a proposal. */
export interface Cover {
  readonly kind: 'cover'
  readonly number: string
  readonly kicker: string
  readonly insured: string
  readonly address: string
  readonly total: Labelled
  readonly figures: readonly Labelled[]
  readonly columns: readonly (Partial<Mark> & {
    readonly label: string
    readonly strong: readonly string[]
    readonly lines: readonly string[]
  })[]
  readonly note?: string
}

/** Blocks under a running head, over as many sheets as they take. */
export interface Inner {
  readonly kind: 'inner'
  readonly running: string
  readonly blocks: readonly (Block | Section)[]
}

/** Where anybody verifies a document, and by which code. */
export interface Proof {
  readonly code: string
  /** The page as it is read. */
  readonly page: string
  /** The page's address with the code. */
  readonly url: string
}

/** The code to be scanned at the end of a document, and what it is for. */
export interface Seal {
  readonly body: string
  readonly url: string
  /** The rows of a QR code: 1 is dark. */
  readonly squares: readonly string[]
  readonly alt: string
}

/** A document as it is drawn: every word and figure of it, and what readers and screen readers are told of it. */
export interface PdfDocument {
  /** Of which template it is drawn (`templates.ts`). */
  readonly template: TemplateName
  readonly title: string
  readonly author: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly language: string
  readonly country: string
  /** The day printed on it: the same data makes the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number }
  readonly paper: 'a4' | 'us-letter'
  readonly issuer: Mark
  /** In place of the house's accent. */
  readonly colours?: DocumentColours
  /** A word across each page: what it is not yet. */
  readonly watermark?: string
  readonly foot: { readonly legal: string; readonly day: string; readonly number: string; readonly proof?: string }
  /** In the foot of the last sheet. */
  readonly seal?: Seal
  readonly pages: readonly (Cover | Inner)[]
}
