import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { foldWord } from '#lexicon/text/fold.ts'

/**
 * Beginnings of names of diseases, folded, in French and English; those with a full stop after them are whole words. Complaints are left out: "urticaire",
 * "acouphène", "insomnie".
 */
const BEGINNINGS =
  `adhd allerg alzheimer anemi anaemi angine. angines.  anorexi appendicit arthrit arthros asperger asthm autis avc. basedow bipol
  boulimi bronchit bulimi bursit cancer candid capsulit celiac cellulit cirrho cystit coeliaque colit colopath conjonctivit conjunctivit copd covid crohn dermatit depression.
  depressif depressive diabet diverticul eczema ehlers embol encephal endometri epilep fibromyal flu. gale. gastrit gastro. glaucom gonorr graves. grippe. grippal hashimoto
  hepatit herni herpes hypertens hyperthyr hypothyr impetigo infarct influenza keratit labyrinthit leucemi leukemi leukaemi lichen. lupus lyme. lymphom malari marfan
  melanom menier meningit migrain mucovisc mycos mononucleos myasthen myelom myocardit myopath narcoleps neuropath nephrit nevralg neuralg ocd. osteoarth osteop otit
  paludis pancreatit parkinson pericardit phlebit pneumoni polyarth pots. prostatit psoria raynaud rhinit rhumatism rosac rheumat salpingit sarcoid scabies. schizo sciati sclerod
  scleros shingles. sinusit sjogren spondyl stroke. strep. strokes. syphilis tdah. tendinit tendonit tetanie. thrombo thrush. toc. tubercul tumeur tumor tumour
  ulcerative iritis uveit vasculit vitiligo zona. zoster`
    .trim()
    .split(/\s+/)

const WHOLE = new Set(BEGINNINGS.filter((word) => word.endsWith('.')).map((word) => word.slice(0, -1)))
const OPENING = new RegExp(`^(?:${BEGINNINGS.filter((word) => !word.endsWith('.')).join('|')})`)
const WORDS = /[\p{L}\p{M}]+/gu

const diseasesIn = (text: string): string[] =>
  (withoutUnseen(text).match(WORDS) ?? []).map(foldWord).filter((word) => WHOLE.has(word) || OPENING.test(word))

/** The number of first letters by which two names of diseases are compared, whatever their endings: "asthmatique" counts as "asthme". */
const TELLING = 5

/** No author is shown a disease that they did not write. */
export function namesUnwrittenDisease(name: string, written: string): boolean {
  const named = diseasesIn(name)
  if (named.length === 0) return false
  const own = new Set(diseasesIn(written).map((word) => word.slice(0, TELLING)))
  return named.some((word) => !own.has(word.slice(0, TELLING)))
}
