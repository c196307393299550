import type { ReactNode } from 'react'
import type { TextKey } from '../i18n/textKey.ts'

/** A column of a table, as a module constant of its feature. */
export type Column<Row> = {
  readonly id: string
  /** Translation key of the heading (`quote:columns.client`). */
  readonly header: TextKey
  readonly cell: (row: Row) => ReactNode
  /** The field of a row that it shows, where that is not its id: above it a file of the list has the same words. */
  readonly field?: string
  /** The field by which the server sorts; a column without it does not sort. */
  readonly sortBy?: string
  /** Numbers, money and dates stand at the end. */
  readonly align?: 'start' | 'end'
  /** Width in pixels, where the content does not decide. */
  readonly width?: number
  /** Not shown until chosen. */
  readonly hidden?: boolean
  /** Always shown: the column that says which record the row is. */
  readonly fixed?: boolean
  /** On a phone a row is a card: its title, its status, the facts that matter (three of them at most where it leads to more), and what is a text. */
  readonly card?: 'title' | 'status' | 'fact' | 'text'
}

/** The column that names the record. */
export const titleOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0]

/** An entry of a row's menu. */
export type RowAction = {
  readonly label: string
  readonly onSelect: () => void
  readonly icon?: ReactNode
  /** Why it cannot be done now: it stands there, and does nothing. Nothing is refused without its reason. */
  readonly notNow?: string | undefined
  /** Why it is not the reader's to do, or not of such a record: it stands below the others, once somebody asks. */
  readonly refused?: string | undefined
  readonly destructive?: boolean
}

export const defaultPageSizes = [25, 50, 100] as const

type Sizes = { readonly size: number; readonly onSize: (size: number) => void; readonly sizes?: readonly number[] }

/** How one gets to the other rows: by page number (from 0), or by the tokens of the answer. */
export type Paging =
  | (Sizes & {
      readonly kind: 'pages'
      readonly page: number
      readonly total: number
      /** There are more than `total` says. */
      readonly isMore?: boolean | undefined
      readonly onPage: (page: number) => void
    })
  | (Sizes & {
      readonly kind: 'tokens'
      /** How many there are in all; undefined where only those of the page are known. */
      readonly total: number | undefined
      /** There are more than `total` says. */
      readonly isMore?: boolean | undefined
      /** How many this page has. */
      readonly shown: number
      readonly onNext: (() => void) | undefined
      readonly onPrevious: (() => void) | undefined
    })
