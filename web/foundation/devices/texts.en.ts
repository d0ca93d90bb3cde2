import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  microphone: 'Microphone',
  camera: 'Camera',
  unnamedMicrophone: 'Microphone {{number}}',
  unnamedCamera: 'Camera {{number}}',
  asking: 'Your browser is about to ask for access to the microphone.',
  picture: 'Your picture, as it will be seen',
  pictureOff: 'Camera off',
  showCamera: 'Turn the camera on',
  hideCamera: 'Turn the camera off',
  refused: {
    microphone: {
      denied:
        'Your browser refuses access to the microphone. Allow it in the settings of this site, next to the page address, then try again.',
      absent: 'No microphone was found. Plug one in, then try again.',
      taken: 'The microphone is in use by another program. Close it, then try again.',
      unable: 'The microphone could not be opened. Try again in a moment.',
    },
    camera: {
      denied:
        'Your browser refuses access to the camera. Allow it in the settings of this site, next to the page address, then try again.',
      absent: 'No camera was found. Plug one in, then try again.',
      taken: 'The camera is in use by another program. Close it, then try again.',
      unable: 'The camera could not be opened. Try again in a moment.',
    },
    screen: {
      denied: 'The screen is not being shared.',
      absent: 'This browser cannot share the screen.',
      taken: 'The screen could not be shared.',
      unable: 'The screen could not be shared.',
    },
  },
}
