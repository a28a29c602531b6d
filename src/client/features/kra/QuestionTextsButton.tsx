import { useOverlay } from '../../screen-state/useOverlay';
import { textsInUse } from '../../../domain/kra/kraQuestions';
import { QuestionTexts, type RatingWithTexts } from './QuestionTexts';
import { Button } from '../../ui/controls/Button';
import { Popover } from '../../ui/controls/Popover';

/** Opens the texts of the questions; the headings of the table have room for their names only. */
export function QuestionTextsButton({ ratings }: { readonly ratings: readonly RatingWithTexts[] }) {
  const texts = useOverlay('question-texts');
  if (textsInUse(ratings).length === 0) return null;
  return (
    <Popover
      isOpen={texts.isOpen}
      onInteraction={(isOpen) => texts.toggle(isOpen, null)}
      placement="bottom-end"
      content={
        <div className="db-kra-questions-popover">
          <QuestionTexts ratings={ratings} />
        </div>
      }
    >
      <Button size="small" variant="outlined" text="Questions" aria-haspopup="dialog" />
    </Popover>
  );
}
