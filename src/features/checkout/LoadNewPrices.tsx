interface Props {
  /** Stores the order, so that the reloaded page shows it. */
  onReload: () => void;
}

/** Reloads the page, for prices that are newer than it. */
export function LoadNewPrices({ onReload }: Props) {
  return (
    <p className="button-row">
      <button
        type="button"
        className="button button--secondary button--small"
        onClick={() => {
          onReload();
          location.reload();
        }}
      >
        Load the new prices
      </button>
    </p>
  );
}
