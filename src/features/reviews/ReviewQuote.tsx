import { useState } from 'react';
import type { Review } from '#data/reviews.ts';
import { formatMonth } from '#domain/day-words.ts';
import { truncateReview } from './review-carousel.ts';

interface Props {
  review: Review;
}

/** A review with its stars, name and month. A long text is cut, with a button that expands it. */
export function ReviewQuote({ review: { name, rating, text, date } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { start, rest } = truncateReview(text);
  return (
    <figure>
      <div className={`stars stars--${rating}`} role="img" aria-label={`${rating} out of 5`} />
      <blockquote>
        {start}
        {rest && <span className={isOpen ? undefined : 'rest'}>{rest}</span>}
      </blockquote>
      {rest && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {`Read ${isOpen ? 'less' : 'more'} from ${name}`}
        </button>
      )}
      <figcaption className="small">
        <b>{name}</b>
        <br />
        {formatMonth(date)}
      </figcaption>
    </figure>
  );
}
