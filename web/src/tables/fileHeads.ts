import { columnsOf } from '#shared/contract/columns.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { fileRowOf } from '#shared/records/fileRows.ts'
import { i18n } from '../i18n/i18n.ts'
import type { Column } from './column.ts'

type Told = Pick<Column<never>, 'field' | 'header' | 'id'>

/**
 * What the columns of a file of a list are called, as far as there are words: as on the screen, else as in a history, both
 * in the reader's language.
 */
export const fileHeads = async (operation: Operation, columns: readonly Told[]): Promise<Record<string, string>> => {
  await i18n.loadNamespaces('records')
  const t = i18n.getFixedT(null, 'records')
  const shown = new Map(columns.map(({ field, header, id }) => [field ?? id, header]))
  return Object.fromEntries(
    columnsOf(fileRowOf(operation)).flatMap(({ path }) => {
      const field = path.join('.')
      const header = shown.get(field)
      if (header !== undefined) return [[field, i18n.t(header)]]
      const words = path.length === 1 ? t(`history.field.${field}`, { defaultValue: '' }) : ''
      return words === '' ? [] : [[field, words]]
    }),
  )
}
