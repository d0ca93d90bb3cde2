import { rectifyConfusion } from 'unicode-confusables'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { adviceIn } from '#contract/foundation/advice.ts'
import { leaksIn } from '#contract/foundation/leaks.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { folded, skeleton } from '#server/foundation/text/look-alikes.ts'

/** Punctuation, symbols except pictures, and modifier letters that belong to no script, such as a length mark or a tatweel. */
const SIGNS = /[[\p{Lm}&&\p{Script=Common}][\p{So}--\p{Extended_Pictographic}]\p{P}\p{Sm}\p{Sk}\p{Sc}]/gv

/**
 * Returns the key by which two usernames are the same one. Case, accents, spaces, punctuation, and characters that show nothing or look like others do not
 * count:
 * "Léa ", "LEA", "“Léa” —", "ｌｅａ" and "1ea" cannot pass for each other. A name of punctuation alone keeps it.
 */
export function usernameKey(username: string): string {
  const key = unspaced(username)
  // Symbols are removed before lookalikes are compared, because a dash looks like a Japanese letter.
  const letters = username.replace(SIGNS, (sign) => (isDrawnLikeLetter(sign) ? sign : ''))
  return unspaced(letters).replace(SIGNS, '') || key.replace(SIGNS, '') || key
}

const unspaced = (text: string): string => skeleton(text).replace(/\s+/g, '')
const isDrawnLikeLetter = (sign: string): boolean => /^[a-z]{1,2}$/.test(skeleton(sign))

/** Whether a sign stands at an end that may be read as a letter or as an ornament: "Capucine|" would pass for "Capucine", and "|sabelle" for "Isabelle". */
function endsInDoubtful(username: string): boolean {
  const signs = Array.from(username.trim())
  return (
    /\p{L}/u.test(username) &&
    [signs[0]!, signs.at(-1)!].some((sign) => /[\p{P}\p{S}ªº]/u.test(sign) && isDrawnLikeLetter(sign))
  )
}

const SCRIPTS =
  'Latin Greek Cyrillic Arabic Hebrew Armenian Georgian Ethiopic Tifinagh Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Khmer Myanmar Mongolian Nko'

/** The scripts that a name may use: one alone, or those of Japanese, Korean or Chinese together (UTS 39, highly restrictive). */
const SCRIPTS_TOGETHER = [
  ...SCRIPTS.split(' ').map((script) => [script]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
].map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
  return new RegExp(`^[${letters}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u')
})

const isOfOneScript = (username: string): boolean =>
  SCRIPTS_TOGETHER.some((together) => together.test(username.normalize('NFKC')))

/** Whether all letters are of another script and look like Latin ones: "ΤΟΜ" in Greek capitals. Lower-case letters would not reveal that. */
function passesForLatin(username: string): boolean {
  const letters = username.normalize('NFKC').replace(/\P{L}/gu, '')
  return letters !== '' && !/\p{Script=Latin}/u.test(letters) && /^[a-z]+$/i.test(rectifyConfusion(letters))
}

/** Whether a character that is no letter stands for one beside Latin letters: "Mod∪s", "D٥c". */
function holdsLikeness(username: string): boolean {
  const signs = Array.from(username.normalize('NFKC'))
  return signs.some((sign) => /\p{Script=Latin}/u.test(sign)) && signs.some(isLikeness)
}

const isLikeness = (sign: string): boolean =>
  !/[\p{ASCII}\p{L}\p{M}×°]/u.test(sign) && /^[a-z]+$/i.test(rectifyConfusion(sign))

const BADGES = /[✓✔☑✅🗸🗹®™©⚕☤✚⛑🩺]/u

const AUTHORITY =
  'admin* administrat* superadmin* moderat* modo modos mod mods staff equipe team vecu* levecu teamvecu equipevecu supportvecu support helpdesk webmaster postmaster officiel officielle official root system systeme securite security direction redaction assistance serviceclient* customerservice* hotline fondateur fondatrice founder'
const INSTITUTIONS =
  'hopital hopitaux hospital hospitals clinique cliniques clinic clinics centrehospitalier* chu chru samu smur ehpad urgences pharmacie pharmacies pharmacy laboratoire laboratoires cpam cnam ameli caf urssaf ars dgs fda hassante doctolib mutuelle mutuelles antipoison antipoisons gustaveroussy* assurancemaladie* securitesociale* secu ansm aphp inserm cnil hauteautorite* agencedumedicament* agenceregionale* ordredes* ministere* ministry prefecture* mairie gouvernement* gouv government* etatfrancais republiquefrancaise police gendarme gendarmerie* pompier* croixrouge* redcross* santepublique* publichealth* institutpasteur* institutcurie* nhs oms worldhealth*'
const PROFESSIONS =
  'docteur* docteure* doctor* dr dre md pr doc docs prof profs professeur* professor* medecin medecins medecinde* physician* toubib chirurgien* surgeon* infirmier* nurse nurses pharmacien* pharmacist* psy psys psychanalyst* therapeute* therapist* sagefemme* sagesfemmes* midwife midwives kine kines osteopath osteopaths osteopathe* etiopathe* naturopath naturopaths naturopathe* homeopath homeopaths homeopathe* chiropracteur* chiropractor* chiropraticien* acupuncteur* acupunctrice* acupuncturist* generaliste* pediatrician* geriatrician* dentist* orthodontist* orthophonist* orthoptist* psychomotricien* dieteticien* dietitian* nutritionnist* nutritionist* opticien* anesthesist* urgentist* ambulancier* brancardier* secourist* paramedic paramedics puericultrice* soignant* aidesoignant* praticien* practitioner* specialiste clinicien* chefdeservice* chefdeclinique* interneenmedecine* externeenmedecine* guerisseur* guerisseuse* magnetiseur* magnetiseuse* rebouteux healer*'
const PROFESSION_ENDINGS = 'logue iatre therapeute ologist iatrist therapist'
  .split(' ')
  .flatMap((ending) => [skeleton(ending), skeleton(`${ending}s`)])
const NO_PROFESSION = new Set(
  'dialogue monologue prologue epilogue catalogue analogue homologue decalogue apologue astrologue geologue archeologue ecologue'
    .split(' ')
    .flatMap((word) => [skeleton(word), skeleton(`${word}s`)]),
)

/** Texts that screens show in place of a name, in both languages: no name begins with one. */
const PLACEHOLDERS = [
  'Membre supprimé',
  'Utilisateur supprimé',
  'Compte supprimé',
  'Compte suspendu',
  'Message supprimé',
  'Removed member',
  'Deleted member',
  'Deleted user',
  'Deleted account',
  'Suspended account',
  'Deleted message',
  'Question anonyme',
  'Anonymous question',
  'Question posée sans nom',
  'Question asked without a name',
].map(usernameKey)

const keysOf = (list: string) => list.split(' ').map(usernameKey)
const NOBODY = new Set(
  keysOf(
    'utilisateur utilisatrice user membre member anonyme anonymous vous you inconnu unknown personne quelqu someone somebody person supprimé supprimée removed deleted',
  ),
)
const BESIDE_NOBODY = new Set(
  keysOf(
    'un une l le la a the même yourself nouveau nouvelle new ancien ancienne former suspendu suspendue bloqué bloquée banni bannie retiré retirée parti partie masqué masquée suspended blocked banned hidden gone',
  ),
)

const DIALLED = /^(?:15|17|18|110|112|114|115|116117|119|911|999|3114|3919)$/

const LEET: Record<string, string> = { '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

const words = (list: string) =>
  list.split(' ').map((word) => {
    const letters = word.replace('*', '')
    return { word: skeleton(letters), isBeginning: word.endsWith('*'), isSpelled: letters.length >= SPELLED_LEAST }
  })
/** A shorter refused word counts only as a whole word, because initials may spell it by chance. */
const SPELLED_LEAST = 3
const AUTHORITY_WORDS = words(`${AUTHORITY} ${INSTITUTIONS}`)
const PROFESSION_WORDS = words(PROFESSIONS)

const LONGEST_WORD = Math.max(...[...AUTHORITY_WORDS, ...PROFESSION_WORDS].map(({ word }) => word.length)) + 1

/** The most letters of a name in compatibility forms: a Korean syllable is three letters, and no legible character is more. */
const LETTERS_MAX = 3 * USERNAME_MAX

/** The name is refused as if it were taken. A name of more than LETTERS_MAX letters is refused unread. */
export const isBarred = (username: string, who: { isProfessional: boolean }): boolean =>
  username.length > USERNAME_MAX ||
  folded(username).length > LETTERS_MAX ||
  !isOfOneScript(username) ||
  passesForLatin(username) ||
  BADGES.test(username) ||
  holdsLikeness(username) ||
  endsInDoubtful(username) ||
  saysNobody(username) ||
  isMessage(username) ||
  saysAuthority(username, who)

/** Such a member would pass for a deleted or an anonymous one, or the name is an emergency telephone number. */
function saysNobody(username: string): boolean {
  const key = usernameKey(username)
  const parts = apart(username)
    .split(/[^\p{L}\p{M}]+/u)
    .map(usernameKey)
    .filter(Boolean)
  const isOfNobody =
    parts.some((part) => NOBODY.has(part)) && parts.every((part) => NOBODY.has(part) || BESIDE_NOBODY.has(part))
  const isDialled = !/\p{L}/u.test(username) && DIALLED.test(username.normalize('NFKC').replace(/\P{N}/gu, ''))
  return isOfNobody || NOBODY.has(key) || isDialled || PLACEHOLDERS.some((placeholder) => key.startsWith(placeholder))
}

const apart = (username: string): string =>
  withoutUnseen(username).replace(/(\p{Ll}\p{M}*)(?=\p{Lu})|(\p{L}\p{M}*)(?=\p{N}+(?!\p{L}|\p{N}))/gu, '$& ')

/** A name stands beside every comment, where no other rule reads it. */
const isMessage = (username: string): boolean => adviceIn(username) !== undefined || leaksIn(username).length > 0

function saysAuthority(username: string, { isProfessional }: { isProfessional: boolean }): boolean {
  const refused = isProfessional ? AUTHORITY_WORDS : [...AUTHORITY_WORDS, ...PROFESSION_WORDS]
  return [username, apart(username)].some((written) => {
    const read = skeleton(Array.from(folded(written), (sign) => LEET[sign] ?? sign).join(''))
    const parts = read.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    return (
      (!isProfessional && parts.some(endsAsProfession)) ||
      [...runsOf(parts)].some((part) =>
        refused.some(({ word, isBeginning, isSpelled }) =>
          !isSpelled
            ? parts.includes(word) && part === word
            : isBeginning
              ? part.startsWith(word)
              : part === word || part === `${word}s`,
        ),
      )
    )
  })
}

const endsAsProfession = (part: string): boolean =>
  !NO_PROFESSION.has(part) && PROFESSION_ENDINGS.some((ending) => part.length > ending.length && part.endsWith(ending))

/**
 * Yields the parts, and consecutive parts read as one: "A d m i n", "é-quipe", "Sage-femme Julie". A run ends with the part that makes it longer than any
 * refused word, so that the number of runs stays linear.
 */
export function* runsOf(parts: readonly string[]): Generator<string> {
  for (const from of parts.keys()) {
    let run = ''
    for (let next = from; next < parts.length && run.length <= LONGEST_WORD; next++) {
      run += parts[next]
      yield run
    }
  }
}
