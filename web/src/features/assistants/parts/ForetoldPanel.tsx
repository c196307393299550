import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { Foretold } from '#shared/contracts/webhook/foretold.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { recordPath } from '#web/records/recordPath.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { Documents, Part, Postings } from './Consequences.tsx'
import { FieldTree } from './FieldTree.tsx'

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

/** What was found out of a call by rehearsing it: its price, the records that become others, its documents and postings. */
export const ForetoldPanel = ({ foretold }: { foretold: Foretold }) => {
  const { t } = useTranslation('assistants')
  const { changes, documents, isComplete, isWholeLedger, postings, prices = [] } = foretold
  return (
    <Panel title={t('foretold.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isComplete && (
          <Typography color="text.secondary" sx={{ maxWidth: '65ch' }}>
            {t('foretold.incomplete')}
          </Typography>
        )}
        {prices.map(({ policyNumber, currency: _, ...price }) => (
          <Part key={policyNumber} title={t('cover.price')}>
            <FieldTree fields={price} skipsEmpty />
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
      </Box>
    </Panel>
  )
}
