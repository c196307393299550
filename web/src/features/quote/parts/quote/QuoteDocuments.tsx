import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { downloadProposal } from '#shared/contracts/docs/downloads.ts'
import { createQuoteProposal } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ago } from '#web/i18n/format.ts'
import { draftLink } from '#web/records/documents/draftLink.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { hasProposal, mayBecomeReady, useQuoteDocuments } from './useQuoteDocuments.ts'

/** What is known of a document that is not there: it is looked for, on its way, or nobody makes it. */
type Absence = 'sought' | 'coming' | 'missing'

const absent = { coming: 'documents.making', missing: 'documents.missing' } as const

type LineProps = {
  name: string
  label: string
  document: DocumentRow | undefined
  absence: Absence
  /** What stands where one would download it, when it is missing. */
  remedy?: ReactNode
  load: (document: DocumentRow) => Promise<{ readonly url: string; readonly fileName: string }>
}

/** A document by its name, what is known of it, and the way to it. */
const Row = ({ name, known, children }: { name: string; known: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      columnGap: 1.5,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0, pt: 0 },
    }}
  >
    <DocumentIcon sx={{ color: 'text.secondary', mt: '2px' }} />
    <Box sx={{ minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.75 }}>
      <Box sx={{ flex: '1 1 130px' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {known}
        </Typography>
      </Box>
      {children}
    </Box>
  </Box>
)

const Line = ({ name, label, document, absence, remedy, load }: LineProps) => {
  const { t } = useTranslation('quote')
  const missing = absence === 'sought' ? <Skeleton width={96} /> : t(absent[absence])
  return (
    <Row name={name} known={document ? t('documents.made', { ago: ago(document.created) }) : missing}>
      {document === undefined && absence === 'missing' && remedy !== undefined ? (
        remedy
      ) : (
        <FileDownloadButton
          size="small"
          aria-label={`${label}: ${name}`}
          notNow={document === undefined ? (typeof missing === 'string' ? missing : t('documents.sought')) : undefined}
          load={() =>
            document
              ? load(document).catch(orSay(t('documents.failed')))
              : Promise.reject(new Error('The document is not there yet.'))
          }
        >
          {label}
        </FileDownloadButton>
      )}
    </Row>
  )
}

/** The forms that the policy would have, made as it is asked for. */
const Specimen = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  const name = t('documents.specimen')
  return (
    <Row name={name} known={t('documents.specimenHint')}>
      <FileDownloadButton
        size="small"
        aria-label={`${t('documents.download')}: ${name}`}
        load={() => draftLink(quote.id, 'Specimen')}
      >
        {t('documents.download')}
      </FileDownloadButton>
    </Row>
  )
}

const loadDocument = ({ docId }: DocumentRow) => call(downloadDocument, { query: { docId } })

const MakeProposal = ({ quoteId, onAsked }: { quoteId: string; onAsked: () => void }) => {
  const { t } = useTranslation('quote')
  const make = useCommand(createQuoteProposal, { invalidates: [getQuote, searchOwnerDocuments] })
  return (
    <Button
      size="small"
      variant="outlined"
      loading={make.isPending}
      onClick={() =>
        make.mutate({ params: { quoteId } }, { onSuccess: onAsked, onError: (error) => toast.problem(error) })
      }
    >
      {t('documents.makeAgain')}
    </Button>
  )
}

/** Proposal, binder and policy, each as soon as it is made, and the forms of the policy as a specimen. `waiting` says that the quote itself is still under way. */
export const QuoteDocuments = ({ quote, waiting }: { quote: Quote; waiting: boolean }) => {
  const { t } = useTranslation('quote')
  const { pending, documents, coming, noteAsked } = useQuoteDocuments(quote)
  const absence: Absence = pending ? 'sought' : coming || waiting ? 'coming' : 'missing'
  const { binder, accountId, agencyStatus, id: quoteId } = quote
  const { proposal } = documents
  if (!hasProposal(quote))
    return (
      <Typography color="text.secondary">
        {t(mayBecomeReady(quote) ? 'documents.none' : 'documents.nothing')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {binder && agencyStatus === 'ISSUED' && (
        <Line
          name={t('documents.policy', { policyNumber: binder.policyNumber })}
          label={t('documents.download')}
          document={documents.policy}
          absence={absence}
          load={loadDocument}
        />
      )}
      {binder && (
        <Line
          name={t('documents.binder', { policyNumber: binder.policyNumber })}
          label={t('documents.download')}
          document={documents.binder}
          absence={absence}
          load={loadDocument}
        />
      )}
      <Line
        name={t('documents.proposal')}
        label={t('documents.downloadProposal')}
        document={proposal}
        absence={absence}
        remedy={<MakeProposal quoteId={quoteId} onAsked={noteAsked} />}
        load={({ created }) => call(downloadProposal, { params: { accountId, quoteId }, query: { created } })}
      />
      <Specimen quote={quote} />
    </Box>
  )
}
