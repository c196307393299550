import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { cropPhoto, uploadPhoto } from '#shared/contracts/user/photos.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { CropFrame } from './CropFrame.tsx'
import { centred, frameSide } from './frame.ts'
import type { Picture } from './readPicture.ts'

/** Makes the photo of a chosen picture: what is in the frame. */
export const CropPhotoDialog = ({ picture, onClose }: { picture: Picture; onClose: () => void }) => {
  const { t } = useTranslation('profile')
  const [framing, setFraming] = useState(() => centred(picture))
  const upload = useCommand(uploadPhoto)
  const crop = useCommand(cropPhoto, { invalidates: [getCurrentUser] })
  const save = async () => {
    const { profilePath } = await upload.mutateAsync({
      body: { file: { fileName: 'photo.jpg', bytes: picture.bytes } },
    })
    await crop.mutateAsync({
      query: { xCoordinate: Math.round(framing.x), yCoordinate: Math.round(framing.y) },
      body: { zoomFactor: framing.zoom, sideLength: frameSide, profilePath },
    })
    toast.success(t('photo.saved'))
  }
  return (
    <ConfirmDialog
      title={t('photo.crop')}
      confirmLabel={t('photo.save')}
      onConfirm={() => save().catch(orSay(t('photo.failed')))}
      onClose={onClose}
    >
      <CropFrame picture={picture} framing={framing} onFraming={setFraming} />
    </ConfirmDialog>
  )
}
