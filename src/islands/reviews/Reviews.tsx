import { useState } from 'react';
import { reviews } from '#data/reviews.ts';
import { REVIEWS_PER_PAGE, turnPage } from '#domain/reviews.ts';
import { PageTurner } from './PageTurner.tsx';
import { ReviewQuote } from './ReviewQuote.tsx';

const featured = reviews.find((review) => review.featured);
const others = reviews.filter((review) => review !== featured);
const pages = Math.ceil(others.length / REVIEWS_PER_PAGE);
const pageOf = (place: number): number => Math.floor(place / REVIEWS_PER_PAGE);

/** One review that stays, and three to a page of the others. Prerendered; without JavaScript all can be read. */
export function Reviews() {
  const [page, setPage] = useState(0);
  return (
    <>
      {featured && (
        <div className="featured">
          <ReviewQuote review={featured} />
        </div>
      )}
      <div className="others">
        <ul>
          {others.map((review, place) => (
            <li key={review.text} className={pageOf(place) === page ? undefined : 'off-page'}>
              <ReviewQuote review={review} />
            </li>
          ))}
        </ul>
        <PageTurner
          page={page}
          pages={pages}
          turn={(by) => setPage(turnPage(page, by, pages))}
          open={setPage}
        />
      </div>
    </>
  );
}
