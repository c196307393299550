import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { cropLogo, getMediumLogo, getSmallLogo, uploadLogo } from '#shared/contracts/agency/logos.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import type { LogoSize } from '#shared/domain/organizations/logoCrop.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { LogoFrame } from './LogoFrame.tsx'
import { centred, frameOf } from './logoFrame.ts'
import type { LogoPicture } from './readLogo.ts'

type CropLogoDialogProps = { agencyId: AgencyId; size: LogoSize; picture: LogoPicture; onClose: () => void }

/** Makes a logo of an agency of a chosen picture: what is in the frame. */
export const CropLogoDialog = ({ agencyId, size, picture, onClose }: CropLogoDialogProps) => {
  const { t } = useTranslation('users')
  const frame = frameOf(size)
  const framed = { picture, frame }
  const [framing, setFraming] = useState(() => centred(framed))
  const upload = useCommand(uploadLogo)
  const crop = useCommand(cropLogo, { invalidates: [getAgency, getMediumLogo, getSmallLogo] })
  const save = async () => {
    const { fileName, bytes } = picture
    const { logoPath } = await upload.mutateAsync({
      params: { agencyId },
      query: { isSmall: size === 'small' ? 'true' : 'false' },
      body: { file: { fileName, bytes } },
    })
    await crop.mutateAsync({
      body: {
        xCoordinate: Math.round(framing.x),
        yCoordinate: Math.round(framing.y),
        zoomFactor: framing.zoom,
        ...frame,
        logoPath,
        agencyId,
        small: size === 'small',
      },
    })
    toast.success(t('logo.saved'))
  }
  return (
    <ConfirmDialog
      title={t(`logo.crop.${size}`)}
      confirmLabel={t('logo.save')}
      onConfirm={() => save().catch(orSay(t('logo.failed')))}
      onClose={onClose}
    >
      <LogoFrame framed={framed} url={picture.url} framing={framing} onFraming={setFraming} />
    </ConfirmDialog>
  )
}
