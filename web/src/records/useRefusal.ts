import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import { permissionsOf } from '#shared/contract/operation.ts'
import { can, type Life } from '#shared/records/life.ts'
import { whoMay } from '#shared/roleComparison.ts'
import { permissionKey } from '../api/permissionKey.ts'
import { useSession } from '../api/session.ts'
import { useMay } from '../api/useMay.ts'
import type { RowAction } from '../tables/column.ts'
import { statusWords } from '../ui/statusTone.ts'

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
  const { t } = useTranslation(['common', 'permissions'])
  const may = useMay()
  const role = useSession()?.claims.role
  return <Status extends string, Name extends string>({
    life,
    action,
    by,
    status,
  }: Refused<Status, Name>): string | undefined => {
    const { only, steps } = life.actions[action]
    const needed = by.flatMap(({ access }) => permissionsOf(access))
    const lacks = !may(needed) ? needed[0] : only !== undefined && !may([only]) ? only : undefined
    if (lacks !== undefined && role !== undefined)
      return t('shell.whyNot', { role, what: t(permissionKey(lacks)), who: whoMay(role, lacks).join(', ') })
    if (can(life, status, action)) return undefined
    const from = Object.keys(steps).map(statusWords)
    return t('table.notWhile', { status: statusWords(status), from: from.join(', ') })
  }
}

/** The entry of a menu that says why something is refused; none where no reason is told. */
export const refusedEntry = ({ label, why }: { label: string; why: string | undefined }): RowAction[] =>
  why === undefined ? [] : [{ label, onSelect: () => {}, refused: why }]
