import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Foretold } from '#shared/contracts/webhook/foretold.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { recordPath } from '#web/records/recordPath.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { Documents, Part, Postings } from './Consequences.tsx'

type Change = Foretold['changes'][number]

const Changed = ({ kind, change, id, name, statusBefore, status }: Change) => {
  const { t } = useTranslation('assistants')
  const persona = usePersona()
  const path = id === undefined ? undefined : recordPath(persona, { kind, recordId: id })
  const called = `${wordsOf(kind)}${name === undefined ? '' : ` ${name}`}`
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography component="span" color="text.secondary">
        {t(`foretold.change.${change}`)}
      </Typography>
      {path === undefined ? (
        <span>{called}</span>
      ) : (
        <Link component={RouterLink} to={path}>
          {called}
        </Link>
      )}
      {statusBefore !== undefined && (
        <>
          <StatusChip status={statusBefore} />
          <span aria-hidden>→</span>
        </>
      )}
      {status !== undefined && change !== 'REMOVED' && <StatusChip status={status} />}
    </Box>
  )
}

const Price = ({ premium, fees, taxes, total }: NonNullable<Foretold['prices']>[number]) => {
  const { t } = useTranslation('assistants')
  return (
    <Box sx={{ maxWidth: 420 }}>
      <KeyValueList
        layout="row"
        columns={1}
        items={[
          { label: t('foretold.premium'), value: exactMoney(premium) },
          ...fees.map(({ key, amount }) => ({ label: wordsOf(key), value: exactMoney(amount) })),
          ...taxes.map(({ name, amount }) => ({ label: name, value: exactMoney(amount) })),
          { label: t('total'), value: exactMoney(total) },
        ]}
      />
    </Box>
  )
}

/** What was found out of a call by rehearsing it: its price, the records that become others, its documents and postings. */
export const ForetoldPanel = ({ foretold }: { foretold: Foretold }) => {
  const { t } = useTranslation('assistants')
  const { changes, documents, isComplete, isWholeLedger, later = [], postings, prices = [] } = foretold
  return (
    <Panel title={t('foretold.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isComplete && (
          <Typography color="text.secondary" sx={{ maxWidth: '65ch' }}>
            {t('foretold.incomplete')}
          </Typography>
        )}
        {prices.map((price) => (
          <Part key={price.policyNumber} title={t('cover.price')}>
            <Price {...price} />
          </Part>
        ))}
        {changes.length > 0 && (
          <Part title={t('foretold.changes')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
              {changes.map((each, index) => (
                <Changed key={`${index}|${each.kind}`} {...each} />
              ))}
            </Box>
          </Part>
        )}
        <Documents documents={documents} />
        <Postings postings={postings} isWholeLedger={isWholeLedger} />
        {later.length > 0 && (
          <Part title={t('foretold.later')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, maxWidth: '65ch' }}>
              {later.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Box>
          </Part>
        )}
      </Box>
    </Panel>
  )
}
