import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { listAccountHistory } from '#shared/contracts/account/history.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import type { Product } from '#shared/regions/products.ts'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryOf } from '#web/records/HistoryOf.tsx'
import { useAddress } from '#web/ui/useAddress.ts'
import { AccountQuotes } from '../tables/AccountQuotes.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { RiskSection } from './RiskSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { usualProduct } from './usualProduct.ts'

type AccountTabsProps = { account: Account; product: Product | undefined; onProduct: (product: Product) => void }

const sections = ['details', 'risk', 'questions', 'quotes', 'documents', 'history'] as const
type SectionKey = (typeof sections)[number]

/** What tells of money and people; who knows the posture alone has none of it (decision: least-by-kind). */
const beyondPosture: readonly SectionKey[] = ['quotes', 'documents', 'history']

/** The account's sections, one in sight; the address says which. A section once opened keeps what is typed in it. */
export const AccountTabs = ({ account, product, onProduct }: AccountTabsProps) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const persona = usePersona()
  const { params, change } = useAddress()
  const shown = sections.filter(
    (key) =>
      (key !== 'risk' || may('risk:read')) &&
      (key !== 'quotes' || may('quote:read')) &&
      (key !== 'documents' || may('document:read')) &&
      !(knowsPostureAlone(persona) && beyondPosture.includes(key)),
  )
  const current = shown.find((key) => key === params.get('section')) ?? 'details'
  const [visited, setVisited] = useState<ReadonlySet<SectionKey>>(new Set())
  if (!visited.has(current)) setVisited(new Set([...visited, current]))
  const show = (key: SectionKey) => change({ section: key === 'details' ? undefined : key }, { replace: true })
  const content: Readonly<Record<SectionKey, ReactNode>> = {
    details: <DetailsSection account={account} product={product} />,
    risk: <RiskSection account={account} />,
    questions: <SecuritySection accountId={account.id} product={product ?? usualProduct} onProduct={onProduct} />,
    quotes: <AccountQuotes accountId={account.id} />,
    documents: <DocumentLibrary owner={{ id: account.id, accountId: account.id }} />,
    history: (
      <HistoryOf operation={listAccountHistory} params={{ accountId: account.id }} label={t('sections.history')} />
    ),
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={current}
        onChange={(_, key: SectionKey) => show(key)}
        variant="scrollable"
        aria-label={t('sections.label')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map((key) => (
          <Tab
            key={key}
            value={key}
            id={`section-${key}`}
            aria-controls={`panel-${key}`}
            label={t(`sections.${key}`)}
          />
        ))}
      </Tabs>
      {shown.map((key) => (
        <Box key={key} role="tabpanel" id={`panel-${key}`} aria-labelledby={`section-${key}`} hidden={key !== current}>
          {visited.has(key) && content[key]}
        </Box>
      ))}
    </Box>
  )
}
