import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { verifyCertificate } from '#shared/contracts/policy/certificates.ts'
import { readDocumentCode } from '#shared/domain/policy/documentCode.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { VerifyForm } from '../forms/VerifyForm.tsx'
import { VerifiedScene } from '../parts/certificate/VerifiedScene.tsx'
import { FileVerification } from '../parts/FileVerification.tsx'
import { CodeVerdict } from '../parts/verdict/CodeVerdict.tsx'

const Verdict = ({ number }: { number: string }) => {
  const { t } = useTranslation('policy')
  const certificate = useOperation(verifyCertificate, { params: { number } }, { staleTime: 0 })
  if (certificate.data) return <VerifiedScene certificate={certificate.data} />
  if (certificate.error?.code === 'certificate.unknown')
    return (
      <>
        <StatusScene tone="refused" title={t('verify.unknown')}>
          {t('verify.unknownText', { number: number.replaceAll('-', '\u2011') })}
        </StatusScene>
        <SupportContact />
      </>
    )
  if (certificate.error) return <ProblemPanel error={certificate.error} onRetry={() => void certificate.refetch()} />
  return <CardSkeleton cards={1} height={320} />
}

/** Whether a certificate of insurance, or any document by its code or its file, is genuine, and how its cover stands now: for whoever holds one, without an account. */
export const VerifyCertificatePage = () => {
  const { t } = useTranslation('policy')
  const navigate = useNavigate()
  const { number } = useParams()
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 3 }}>
      <meta name="robots" content="noindex" />
      <div>
        <Typography variant="h1">{t('verify.heading')}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('verify.intro')}
        </Typography>
      </div>
      {number !== undefined &&
        (readDocumentCode(number) === undefined ? (
          <Verdict key={number} number={number} />
        ) : (
          <CodeVerdict key={number} code={number} />
        ))}
      <Box component="section" aria-label={t('verify.submit')}>
        {number !== undefined && (
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {t('verify.another')}
          </Typography>
        )}
        <VerifyForm onNumber={(next) => void navigate(`/verify/${next}`)} />
      </Box>
      <FileVerification />
    </Box>
  )
}
