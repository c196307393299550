import { z } from 'zod'
import { rowSchemaOf } from '../contract/lists.ts'
import type { Operation } from '../contract/operation.ts'
import { HistoryLine, HistoryPage, HistoryRow, historyRows } from './historyEntry.ts'

const isHistory = ({ response }: Pick<Operation, 'response'>): boolean => response === HistoryPage

/** What a row of a file of a list is: of a history one changed field, of other lists what the list has. */
export const fileRowOf = (operation: Pick<Operation, 'response'>): z.core.$ZodType =>
  isHistory(operation) ? HistoryRow : (rowSchemaOf(operation) ?? z.unknown())

/** What a list answered, as rows of its file. */
export const fileRowsOf = (operation: Pick<Operation, 'response'>, rows: readonly unknown[]): readonly unknown[] =>
  isHistory(operation) ? rows.flatMap((row) => historyRows(HistoryLine.parse(row))) : rows
