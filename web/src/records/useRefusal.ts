import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import { permissionsOf } from '#shared/contract/operation.ts'
import { can, type Life } from '#shared/records/life.ts'
import type { RowAction } from '../tables/column.ts'
import { statusWords } from '../ui/statusTone.ts'
import { useLack } from '../ui/useLack.ts'

interface Refused<Status extends string, Name extends string> {
  readonly life: Life<Status, Name, string>
  readonly action: Name
  readonly by: readonly Operation[]
  readonly status: Status
}

/**
 * Says why an action of a record's life is not offered to the reader: which permission it takes and who has that, or in
 * which statuses it can be done. Undefined where it is kept back for another reason, which its own screen tells.
 */
export const useRefusal = () => {
  const { t } = useTranslation()
  const lack = useLack()
  return <Status extends string, Name extends string>({
    life,
    action,
    by,
    status,
  }: Refused<Status, Name>): string | undefined => {
    const { only, steps } = life.actions[action]
    const needed = by.flatMap(({ access }) => permissionsOf(access))
    const lacking = lack(needed) ?? (only && lack(only))
    if (lacking !== undefined) return lacking
    if (can(life, status, action)) return undefined
    const from = Object.keys(steps).map(statusWords)
    return t('table.notWhile', { status: statusWords(status), from: from.join(', ') })
  }
}

/** The entry of a menu that says why something is refused; none where no reason is told. */
export const refusedEntry = ({ label, why }: { label: string; why: string | undefined }): RowAction[] =>
  why === undefined ? [] : [{ label, onSelect: () => {}, refused: why }]
